import type { LucideIcon } from 'lucide-react';

type IconProps = {
  of: LucideIcon;
  /** Pixels: 20 beside labels, 16 in meta lines. */
  size?: number;
  /** Spoken name; without it the icon is decoration. */
  label?: string;
  className?: string;
};

/** One line icon in the house style: 1.7 px stroke, square caps, mitred joins. */
export function Icon({ of: Shape, size = 20, label, className = 'shrink-0' }: IconProps) {
  return (
    <Shape
      size={size}
      strokeWidth={1.7}
      absoluteStrokeWidth
      strokeLinecap="square"
      strokeLinejoin="miter"
      className={className}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
