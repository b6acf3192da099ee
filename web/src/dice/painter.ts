/** Draws dice on a canvas with WebGL 2: one mesh, one texture, and three draw calls per frame (shadows, outlines,
 *  dice), however many dice there are. */
import { CELL, drawFaces } from "./atlas";
import type { Lens } from "./camera";
import { roundedDie } from "./mesh";
import { link, SHADERS } from "./shaders";
import type { Pose } from "./track";

export interface DrawnDie extends Pose {
  /** The index among the painter's colours. */
  colour: number;
  size: number;
}

/** A renderer of dice. */
export interface Brush {
  draw(lens: Lens, dice: readonly DrawnDie[]): void;
  /** Releases its resources. */
  free(): void;
}

const PER_DIE = 9; // floats: place, size, turn, colour
const INK = [0.078, 0.188, 0.247] as const;

export class Painter implements Brush {
  private readonly gl: WebGL2RenderingContext;
  private readonly program: WebGLProgram;
  private readonly dice: WebGLBuffer;
  private readonly count: number;
  private readonly rows: number;

  /** Throws an error without WebGL 2. */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    colours: readonly string[],
  ) {
    const gl = canvas.getContext("webgl2", { alpha: true, antialias: true, depth: true, powerPreference: "low-power" });
    if (!gl) throw new Error("no WebGL 2 here");
    this.gl = gl;
    this.program = link(gl, SHADERS);
    gl.useProgram(this.program);
    const mesh = roundedDie();
    this.count = mesh.triangles.length;
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, mesh.triangles, gl.STATIC_DRAW);
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, mesh.corners, gl.STATIC_DRAW);
    this.fields(
      36,
      [
        ["corner", 3],
        ["outwards", 3],
        ["face", 1],
        ["spot", 2],
      ],
      0,
    );
    this.dice = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, this.dice);
    this.fields(
      PER_DIE * 4,
      [
        ["place", 3],
        ["size", 1],
        ["turn", 4],
        ["colour", 1],
      ],
      1,
    );
    const faces = drawFaces(colours);
    this.rows = faces.height / CELL;
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, faces);
    gl.generateMipmap(gl.TEXTURE_2D);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    gl.enable(gl.CULL_FACE);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  }

  /** Draws one frame with these dice. */
  draw(lens: Lens, dice: readonly DrawnDie[]): void {
    const { gl } = this;
    const numbers = dice.flatMap(({ place, size, turn, colour }) => [...place, size, ...turn, colour]);
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(numbers), gl.DYNAMIC_DRAW);
    gl.viewport(0, 0, this.canvas.width, this.canvas.height);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.uniformMatrix4fv(this.at("lens"), false, lens);
    gl.uniform1f(this.at("rows"), this.rows);
    gl.uniform3f(this.at("ink"), ...INK);
    gl.disable(gl.DEPTH_TEST);
    this.pass(0, gl.BACK, dice.length);
    gl.enable(gl.DEPTH_TEST);
    this.pass(1, gl.FRONT, dice.length);
    this.pass(2, gl.BACK, dice.length);
  }

  /** Releases the WebGL context and its memory. */
  free(): void {
    this.gl.getExtension("WEBGL_lose_context")?.loseContext();
    this.canvas.width = this.canvas.height = 0;
  }

  private pass(kind: number, hidden: number, dice: number): void {
    const { gl } = this;
    gl.uniform1i(this.at("kind"), kind);
    gl.cullFace(hidden);
    gl.drawElementsInstanced(gl.TRIANGLES, this.count, gl.UNSIGNED_SHORT, 0, dice);
  }

  private at(name: string): WebGLUniformLocation | null {
    return this.gl.getUniformLocation(this.program, name);
  }

  private fields(stride: number, fields: readonly (readonly [string, number])[], each: 0 | 1): void {
    const { gl } = this;
    let offset = 0;
    for (const [name, parts] of fields) {
      const at = gl.getAttribLocation(this.program, name);
      if (at >= 0) {
        gl.enableVertexAttribArray(at);
        gl.vertexAttribPointer(at, parts, gl.FLOAT, false, stride, offset);
        gl.vertexAttribDivisor(at, each);
      }
      offset += 4 * parts;
    }
  }
}
