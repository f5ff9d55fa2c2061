/** A decorative drawing with a fixed view box; the caller sets size and cropping. */
export type ArtProps = { className?: string; viewBox?: string; preserveAspectRatio?: string };
