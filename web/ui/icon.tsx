import { createElement } from 'react';

/** What an icon is drawn of, on a field of 24 by 24. */
export type IconShape = readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];

type IconProps = {
  of: IconShape;
  /** Pixels: 20 beside labels, 16 in meta lines. */
  size?: number;
  /** Spoken name; without it the icon is decoration. */
  label?: string;
  className?: string;
};

/** One line icon in the house style: 1.7 px stroke, square caps, mitred joins. */
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
