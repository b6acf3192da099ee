/** The vertex and the fragment shader. */

const CORNER = `#version 300 es
in vec3 corner, outwards, place;
in float face, size, colour;
in vec2 spot;
in vec4 turn;
uniform mat4 lens;
uniform float rows;
uniform int kind; // 0 shadow, 1 outline, 2 die
out vec3 look;
out vec2 at;

vec3 turned(vec3 v) { return v + 2.0 * cross(turn.xyz, cross(turn.xyz, v) + turn.w * v); }

void main() {
  vec3 grown = kind == 1 ? corner + outwards * 0.035 / size : corner;
  vec3 world = place + turned(grown * size);
  if (kind == 0) world = vec3(world.x + world.y * 0.22, 0.0, world.z + world.y * 0.3);
  look = turned(outwards);
  at = vec2((face + mix(0.02, 0.98, spot.x)) / 8.0, (colour + mix(0.02, 0.98, spot.y)) / rows);
  gl_Position = lens * vec4(world, 1.0);
}`;

const POINT = `#version 300 es
precision highp float;
precision highp int;
in vec3 look;
in vec2 at;
uniform sampler2D faces;
uniform vec3 ink;
uniform int kind;
out vec4 shown;

void main() {
  if (kind == 0) { shown = vec4(ink * 0.22, 0.22); return; }
  if (kind == 1) { shown = vec4(ink, 1.0); return; }
  float light = 0.7 + 0.32 * max(dot(normalize(look), normalize(vec3(-0.35, 1.0, 0.3))), 0.0);
  shown = vec4(texture(faces, at, -0.7).rgb * min(light, 1.0), 1.0);
}`;

export const SHADERS = { corner: CORNER, point: POINT };

/** The program with both shaders, compiled and linked; throws an error with the driver's log if that fails. */
export function link(gl: WebGL2RenderingContext, { corner, point }: typeof SHADERS): WebGLProgram {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, corner],
    [gl.FRAGMENT_SHADER, point],
  ] as const) {
    const shader = gl.createShader(kind)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? "no program");
  return program;
}
