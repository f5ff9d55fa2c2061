import { useId } from 'react';
import type { ArtProps } from './art-props.ts';

/** A sign with pretzel and sausages; its left half is free for text. */
export function OktoberfestPlate(props: ArtProps) {
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
    </svg>
  );
}
