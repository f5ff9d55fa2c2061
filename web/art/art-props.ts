/** A drawing is decoration with a fixed view box; the place that shows it says how large it is and how it is cropped. */
export type ArtProps = { className?: string; viewBox?: string; preserveAspectRatio?: string };
