import { useId } from 'react';
import type { ArtProps } from './art-props.ts';

type SignProps = ArtProps & { name: string; dish: string; price: string; note: string };

/** A sign in lozenges; its four lines follow what is typed beside it. */
export function OktoberfestPlate({ name, dish, price, note, ...props }: SignProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 608 340" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <pattern id={`${id}a`} width="54" height="91.8" patternUnits="userSpaceOnUse">
          <path fill="var(--pic-white)" d="M0 0h54v91.8H0z" />
          <path fill="var(--pic-bavaria)" d="m27 0 27 45.9-27 45.9L0 45.9z" />
        </pattern>
      </defs>
      <path fill={`url(#${id}a)`} d="M0 0h608v340H0z" />
      <path fill="var(--pic-white)" d="M40 40h528v260H40z" />
      <g fill="none" strokeLinecap="round">
        <path
          stroke="var(--pic-crust)"
          strokeWidth="17.85"
          d="M450.5 174c-42-21-42-84 0-88.2 31.5-2.1 37.8 35.7 63 81.9m0 6.3c42-21 42-84 0-88.2-31.5-2.1-37.8 35.7-63 81.9m-4.2 2.1q35.7 21 71.4 0"
        />
        <path
          stroke="var(--pic-crust-light)"
          strokeWidth="11.55"
          d="M450.5 174c-42-21-42-84 0-88.2 31.5-2.1 37.8 35.7 63 81.9m0 6.3c42-21 42-84 0-88.2-31.5-2.1-37.8 35.7-63 81.9"
        />
        <g fill="var(--pic-white)">
          <path d="M425.3 111h6.3v5.3h-6.3zM435.8 150.9h6.3v5.3h-6.3zM530.3 115.2h6.3v5.3h-6.3zM524 146.7h6.3v5.3H524zM461 85.8h6.3v5.3H461zM503 86.9h6.3V92H503z" />
        </g>
      </g>
      <g fill="var(--pic-shade)" stroke="var(--pic-ink)" strokeWidth="2.5" transform="rotate(-14 1113.3 -1458.9)">
        <rect width="118" height="30" rx="15" />
        <rect width="118" height="30" x="16" y="38" rx="15" />
      </g>
      <text x="72" y="96" fill="var(--pic-ink)" fontFamily="var(--font-sans)" fontSize="18" fontWeight="600">
        {name}
      </text>
      <text
        x="70"
        y="142"
        fill="var(--pic-ink)"
        fontFamily="var(--font-display)"
        fontSize="34"
        fontWeight="800"
        letterSpacing="-.8"
        fontStretch="84%"
      >
        {dish}
      </text>
      <text
        x="68"
        y="232"
        fill="var(--pic-bavaria-dark)"
        fontFamily="var(--font-display)"
        fontSize="92"
        fontWeight="800"
        letterSpacing="-3"
        fontStretch="78%"
      >
        {price}
      </text>
      <text x="72" y="268" fill="var(--pic-ink)" fontFamily="var(--font-sans)" fontSize="18" fontWeight="600">
        {note}
      </text>
    </svg>
  );
}
