interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const STEP = 8;
/** Elements that a toast must not cover: controls, headings, headers, and numbered steps. */
const KEPT_FREE = 'a, button, input, select, textarea, summary, label, h1, h2, h3, header, ol > li';

/**
 * Lowest distance from the bottom of the window at which the toast covers none of the boxes; where there is none, the one
 * with the fewest.
 */
export function lowestFreeFoot(toast: Box, boxes: readonly Box[], windowHeight: number, lowest: number): number {
  const height = toast.bottom - toast.top;
  const beside = boxes.filter(({ left, right }) => left < toast.right && right > toast.left);
  let [best, fewest] = [lowest, Number.POSITIVE_INFINITY];
  for (let foot = lowest; foot + height <= windowHeight - STEP; foot += STEP) {
    const [top, bottom] = [windowHeight - foot - height - STEP / 2, windowHeight - foot + STEP / 2];
    const covered = beside.filter((box) => box.top < bottom && box.bottom > top).length;
    if (covered < fewest) [best, fewest] = [foot, covered];
    if (covered === 0) break;
  }
  return best;
}

function isSeen(element: Element): boolean {
  return element.checkVisibility() && element.closest('.toast-viewport, [inert], [aria-hidden=true]') === null;
}

/** Moves the toast up from its usual place until it covers nothing that is kept free. */
export function placeToast(viewport: HTMLElement | null): void {
  const toast = viewport?.querySelector('.toast');
  if (!viewport || !toast) return;
  viewport.style.bottom = '';
  const place = viewport.getBoundingClientRect();
  const { height } = toast.getBoundingClientRect();
  const lowest = Math.max(0, innerHeight - place.bottom);
  const boxes = [...document.querySelectorAll(KEPT_FREE)].filter(isSeen).map((each) => each.getBoundingClientRect());
  const box = { left: place.left, right: place.right, top: place.bottom - height, bottom: place.bottom };
  viewport.style.bottom = `${lowestFreeFoot(box, boxes, innerHeight, lowest)}px`;
}
