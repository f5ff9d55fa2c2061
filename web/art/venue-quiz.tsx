import { useId } from 'react';
import type { ArtProps } from './art-props.ts';

export function VenueQuiz(props: ArtProps) {
  const id = useId();
  return (
    <svg preserveAspectRatio="xMidYMax slice" viewBox="0 0 400 300" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <pattern id={`${id}a`} width="5.5" height="5.5" patternTransform="rotate(20)" patternUnits="userSpaceOnUse">
          <circle cx="2.8" cy="2.8" r="1.1" fill="var(--pic-ink)" />
        </pattern>
      </defs>
      <path fill="var(--pic-amber)" d="M0 0h400v300H0z" />
      <circle cx="200" cy="320" r="230" fill={`url(#${id}a)`} opacity=".3" />
      <text
        x="200"
        y="196"
        fill="var(--pic-tomato)"
        fontFamily="var(--font-display)"
        fontSize="230"
        fontWeight="800"
        fontStretch="75%"
        textAnchor="middle"
      >
        ?
      </text>
      <g fill="var(--pic-ink)" transform="rotate(-4 4327.4 -766.4)">
        <path d="M-16.2-72.6h32.4V0h-32.4z" />
        <circle cy="-99.6" r="20.4" />
      </g>
      <g fill="var(--pic-white)" transform="rotate(3 -5672.3 2288.6)">
        <path d="M15.5-69.2 2-75.5l26.3-56.3 13.4 6.2z" />
        <path d="M-20-89.5h40V0h-40z" />
        <circle cy="-122.8" r="25.2" />
      </g>
      <g fill="var(--pic-ink)" transform="rotate(-5 3580.6 -3171)">
        <path d="M-18.9-84.7h37.8V0h-37.8z" />
        <circle cy="-116.2" r="23.8" />
      </g>
      <g fill="var(--pic-berry)" transform="rotate(6 -2693.2 3374.7)">
        <path d="M-15.1-67.7h30.2V0h-30.2z" />
        <circle cy="-92.9" r="19.1" />
      </g>
      <path fill="var(--pic-ink)" d="M0 284h400v16H0zM150 246h100v10H150z" />
      <path fill="var(--pic-ink)" d="M194 256h12v30h-12z" />
      <path fill="var(--pic-white)" d="M178 222h16v24h-16zM208 214h18v32h-18z" />
      <path fill="var(--pic-brick)" d="M208 222h18v24h-18zM178 230h16v16h-16z" />
    </svg>
  );
}
