import type { PointerEvent } from 'react';

/** Movement tolerance of a press, in CSS pixels. */
const STILL = 6;

/**
 * Keeps a press when layout moves the button, as after a blurred field's error; the browser would click the element now
 * in its place.
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
  // A press dragged away ends with the next one.
  document.addEventListener('pointerdown', () => done.abort(), options);
}
