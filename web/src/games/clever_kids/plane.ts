/** A bonus on its way: a paper plane from where it was earned to where it goes. */
import { TIMES } from "../../ui/motion";

const NS = "http://www.w3.org/2000/svg";

function plane(): SVGSVGElement {
  const drawn = document.createElementNS(NS, "svg");
  drawn.setAttribute("viewBox", "0 0 40 40");
  drawn.setAttribute("aria-hidden", "true");
  for (const [d, fill] of [
    ["M3 21L37 4 27 34 18 26z", "#FFFDF7"],
    ["M37 4L18 26v9l5-5z", "#DCCFB6"],
  ]) {
    const fold = document.createElementNS(NS, "path");
    fold.setAttribute("d", d!);
    fold.setAttribute("fill", fill!);
    fold.setAttribute("stroke", "#14303F");
    fold.setAttribute("stroke-width", "2.4");
    fold.setAttribute("stroke-linejoin", "round");
    drawn.append(fold);
  }
  return drawn;
}

/** Ends when it has landed, or at once when it is told to stop. */
export async function fly(paper: HTMLElement, from: string, spot: string, stop: AbortSignal): Promise<void> {
  const goal = paper.querySelector(`[data-spot="${spot}"]`);
  if (!goal || stop.aborted) return;
  const start = paper.querySelector(`[data-from="${from}"]`) ?? goal;
  const origin = paper.getBoundingClientRect();
  const [a, b] = [start, goal].map((element) => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2 - origin.x, y: box.y + box.height / 2 - origin.y };
  }) as [DOMPoint, DOMPoint];
  const drawn = plane();
  Object.assign(drawn.style, {
    position: "absolute",
    left: "-22px",
    top: "-22px",
    width: "44px",
    height: "44px",
    zIndex: "5",
    pointerEvents: "none",
  });
  paper.append(drawn);
  const lean = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + 27; // it is drawn looking up and to the right
  const middle = { x: (a.x + b.x) / 2, y: Math.min(a.y, b.y) - 30 };
  const at = ({ x, y }: { x: number; y: number }, scale: number): Keyframe => ({
    transform: `translate(${x}px, ${y}px) rotate(${lean}deg) scale(${scale})`,
  });
  const flight = drawn.animate([at(a, 0.5), { ...at(middle, 1.25), offset: 0.5 }, at(b, 0.8)], {
    duration: TIMES.link,
    easing: "ease-in-out",
  });
  const end = (): void => flight.cancel();
  stop.addEventListener("abort", end);
  await flight.finished.catch(() => undefined);
  stop.removeEventListener("abort", end);
  drawn.remove();
}
