/** A texture with all faces of these colours: a row for each colour, a column for each face. */
import { paint, PIPS, pipSize } from "../ui/shapes";

export const CELL = 128;

/** The colour itself, or the value of the CSS variable it names. */
function ink(colour: string): string {
  const name = /^var\((.+)\)$/.exec(colour)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : colour;
}

export function drawFaces(colours: readonly string[]): HTMLCanvasElement {
  const sheet = document.createElement("canvas");
  sheet.width = 8 * CELL; // sides that are powers of two keep the mipmaps sharp
  sheet.height = 2 ** Math.ceil(Math.log2(Math.max(1, colours.length))) * CELL;
  const pen = sheet.getContext("2d")!;
  colours.forEach((colour, row) => {
    const look = paint(colour);
    pen.fillStyle = ink(look.face);
    pen.fillRect(0, row * CELL, sheet.width, CELL);
    pen.fillStyle = ink(look.pip);
    const shape = new Path2D(look.shape);
    for (let value = 1; value <= 6; value++) {
      for (const [x, y] of PIPS[value]!) {
        // The flat die's face is 58 wide and centred at (32, 30); here it fills the cell.
        const scale = CELL / 58;
        const pip = pipSize(value);
        pen.setTransform(
          (scale * pip) / 16,
          0,
          0,
          (scale * pip) / 16,
          (value - 1) * CELL + CELL / 2 + (x - 32 - pip / 2) * scale,
          row * CELL + CELL / 2 + (y - 30 - pip / 2) * scale,
        );
        pen.fill(shape, look.rule ?? "nonzero");
      }
    }
    pen.resetTransform();
  });
  return sheet;
}
