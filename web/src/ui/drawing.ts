/** Helpers for drawing pictures to share. */
import { drawn } from "./animals";

export const INK = "#14303F";
export const SOFT = "#4A6270";
export const PLASTER = "#FFF7E8";
export const SUN = "#FFC93C";
export const FACE =
  'ui-rounded, "SF Pro Rounded", "Avenir Next", "Segoe UI", Roboto, "Noto Sans", system-ui, sans-serif';

export async function drawHead(
  pen: CanvasRenderingContext2D,
  animal: string,
  x: number,
  y: number,
  size: number,
): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${size * 2}" height="${size * 2}">${await drawn(animal)}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  pen.drawImage(image, x, y, size, size);
}

export const asPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
