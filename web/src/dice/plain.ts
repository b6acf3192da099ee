/** Draws dice flat on a canvas, each with its top face, for devices too slow for 3D dice. */
import { CELL, drawFaces } from "./atlas";
import { seenAt, type Lens } from "./camera";
import type { Brush, DrawnDie } from "./painter";
import { skew, top, turned, about } from "./turn";

const INK = "#14303f";

export class PlainPainter implements Brush {
  private readonly pen: CanvasRenderingContext2D;
  private readonly faces: HTMLCanvasElement;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    colours: readonly string[],
  ) {
    this.pen = canvas.getContext("2d")!;
    this.faces = drawFaces(colours);
  }

  /** Draws one frame with these dice, the lower ones first. */
  draw(lens: Lens, dice: readonly DrawnDie[]): void {
    this.pen.resetTransform();
    this.pen.clearRect(0, 0, this.canvas.width, this.canvas.height);
    for (const die of dice) this.shadow(lens, die);
    for (const die of [...dice].sort((a, b) => a.place[1] - b.place[1])) this.die(lens, die);
  }

  free(): void {
    this.canvas.width = this.canvas.height = 0;
  }

  private shadow(lens: Lens, { place: [x, y, z], turn, size }: DrawnDie): void {
    const edge = this.lay(lens, { place: [x + y * 0.22, 0, z + y * 0.3], turn, size, colour: 0 });
    this.pen.globalAlpha = 0.2;
    this.pen.fillStyle = INK;
    this.round(edge);
    this.pen.fill();
    this.pen.globalAlpha = 1;
  }

  private die(lens: Lens, die: DrawnDie): void {
    const edge = this.lay(lens, die);
    const { pen } = this;
    this.round(edge);
    pen.save();
    pen.clip();
    const face = top(die.turn) - 1;
    pen.drawImage(this.faces, face * CELL, die.colour * CELL, CELL, CELL, -edge / 2, -edge / 2, edge, edge);
    pen.restore();
    pen.lineWidth = edge * 0.045;
    pen.strokeStyle = INK;
    pen.stroke();
  }

  /** Moves the pen to the middle of the die's top, rotates it, and returns the length of an edge there. */
  private lay(lens: Lens, { place: [x, y, z], turn, size }: DrawnDie): number {
    const at = this.spot(lens, [x, y + size / 2, z]);
    const [a, , c] = turned(about(skew(turn)), [1, 0, 0]);
    const to = this.spot(lens, [x + a * size, y + size / 2, z + c * size]);
    const way = Math.atan2(to[1] - at[1], to[0] - at[0]);
    const turns = way - Math.round(way / (Math.PI / 2)) * (Math.PI / 2);
    this.pen.setTransform(Math.cos(turns), Math.sin(turns), -Math.sin(turns), Math.cos(turns), ...at);
    return Math.hypot(to[0] - at[0], to[1] - at[1]);
  }

  private spot(lens: Lens, place: readonly [number, number, number]): [number, number] {
    const [x, y] = seenAt(lens, place);
    return [((1 + x) / 2) * this.canvas.width, ((1 - y) / 2) * this.canvas.height];
  }

  private round(edge: number): void {
    this.pen.beginPath();
    this.pen.roundRect(-edge / 2, -edge / 2, edge, edge, edge * 0.24);
  }
}
