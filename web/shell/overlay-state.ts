/** State of every link that opens something on top of a screen: closing it goes back to that screen. */
export const overlayState = { isOverlay: true };
