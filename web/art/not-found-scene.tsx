import { useId } from 'react';
import type { ArtProps } from './art-props.ts';

/** A notice on a lamp post; `code` is the status on it. */
export function NotFoundScene({ code = 404, ...props }: ArtProps & { code?: number }) {
  const id = useId();
  return (
    <svg viewBox="0 -44 1440 812" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <pattern id={`${id}a`} width="5.5" height="5.5" patternTransform="rotate(20)" patternUnits="userSpaceOnUse">
          <circle cx="2.8" cy="2.8" r="1.1" fill="var(--pic-ink)" />
        </pattern>
      </defs>
      <circle cx="1010" cy="730" r="330" fill="var(--pic-tomato)" />
      <circle cx="1010" cy="730" r="330" fill={`url(#${id}a)`} opacity=".3" />
      <path fill="var(--pic-ink)" d="M1004 60h26v680h-26z" />
      <path fill="var(--pic-ink)" d="M986 690h62v40h-62z" />
      <path fill="var(--pic-paper)" d="M966 64h102l-22-72h-58z" />
      <path fill="var(--pic-ink)" d="M954-8h126l-28-34h-70z" />
      <path
        fill="var(--pic-white)"
        d="m880 196 279.3-19.5 15 213.4-9.8 4.7-14.3-5-15.4 9.1-20.5-5.6-17.5 7.3-22.5-6.5-17.3 10.3-24.4-4.3-19.5 8.3-22.5-6.4-19.5 7.4-24.4-5.3-17.4 9.2-20.4-4.6-13.6 6z"
      />
      <text
        x="140"
        y="120"
        fill="var(--pic-ink)"
        fontFamily="var(--font-display)"
        fontSize="128"
        fontWeight="800"
        letterSpacing="-5"
        fontStretch="76%"
        textAnchor="middle"
        transform="rotate(-4 3246.4 -12502)"
      >
        {code}
      </text>
      <path fill="var(--pic-ink)" d="m918.4 343.7 223.4-15.6.7 9L919 352.6zM920 365.6l149.6-10.4.6 9-149.6 10.4z" />
      <path fill="var(--pic-blue)" d="m998.7 173.7 40-2.8 2 29.9-39.9 2.8z" opacity=".9" />
      <g fill="var(--pic-white)">
        <path d="m860 728 4-22 60 10-2 12zM700 728l52-24 10 20-8 4zM1066 640l26 50-22 11-26-50zM930 560l58-16 7 23-58 16z" />
      </g>
      <g transform="matrix(-1.5 0 0 1.5 1190 730)">
        <path
          fill="var(--pic-ink)"
          d="M-44-34h66q10 0 12-14l4-6h16l10 8v8l-14 6q-2 16-10 20V0h-9v-10h-52V0h-9v-12q-14-4-14-22"
        />
        <path fill="var(--pic-ink)" d="M-42-30q-18-10-16-26l6-2q0 14 14 20z" />
        <path fill="var(--pic-brick)" d="M36-54q-8 10-4 20h8z" />
        <circle cx="48" cy="-46" r="1.8" fill="var(--pic-paper)" />
      </g>
      <g fill="var(--pic-ink)" transform="rotate(7 -5567.7 6905)">
        <path d="M-20.3-90.7h40.5V0h-40.5z" />
        <circle cy="-124.5" r="25.5" />
      </g>
      <g fill="var(--pic-berry)" transform="rotate(-6 7634.6 -12419.4)">
        <path d="M-23-102.8h45.9V0H-23z" />
        <circle cy="-141.1" r="28.9" />
      </g>
      <path fill="var(--pic-ink)" d="M0 728h1440v40H0z" />
    </svg>
  );
}
