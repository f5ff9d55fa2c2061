import { createElement } from 'react';

/** Shapes on a 24 × 24 grid. */
export type IconShape = readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];

type IconProps = {
  of: IconShape;
  /** Pixels: 20 beside labels, 16 in meta lines. */
  size?: number;
  /** Without it the icon is decorative. */
  label?: string;
  className?: string;
};

/** A line icon: 1.7 px stroke, square caps, mitred joins. */
export function Icon({ of: shape, size = 20, label, className = 'shrink-0' }: IconProps) {
  return createElement(
    'svg',
    {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      // 1.7 px at every size.
      strokeWidth: (1.7 * 24) / size,
      strokeLinecap: 'square',
      strokeLinejoin: 'miter',
      className,
      focusable: 'false',
      ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }),
    },
    ...shape.map(([element, attributes]) => createElement(element, attributes)),
  );
}
