import type { PointerEvent } from 'react';

/** Movement within which a press is still one, in CSS pixels. */
const STILL = 6;

/**
 * Makes a press count although the button moves away under it, as when a field that loses the focus shows its error: the browser
 * would click whatever is in its place then.
 */
export function keepPress({ currentTarget: button, clientX, clientY }: PointerEvent<HTMLButtonElement>): void {
  const done = new AbortController();
  const options = { capture: true, once: true, signal: done.signal };
  const settle = (event: MouseEvent) => {
    done.abort();
    const isStill = Math.hypot(event.clientX - clientX, event.clientY - clientY) < STILL;
    if (!isStill || !button.isConnected || button.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopPropagation();
    button.click();
  };
  document.addEventListener('click', settle, options);
  // A press that was dragged away ends with the next one.
  document.addEventListener('pointerdown', () => done.abort(), options);
}
