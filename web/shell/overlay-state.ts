/** Location state of links that open an overlay: closing it navigates back. */
export const overlayState = { isOverlay: true };
