import { useId } from 'react';
import type { ArtProps } from './art-props.ts';

export function HeroHomeMobile(props: ArtProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 390 330" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <pattern id={`${id}b`} width="5.5" height="5.5" patternTransform="rotate(20)" patternUnits="userSpaceOnUse">
          <circle cx="2.8" cy="2.8" r="1.1" fill="var(--pic-ink)" />
        </pattern>
      </defs>
      <circle cx="255" cy="296" r="150" fill="var(--pic-amber)" />
      <clipPath id={`${id}a`}>
        <path d="M60 210h400v100H60z" />
      </clipPath>
      <g clipPath={`url(#${id}a)`}>
        <circle cx="255" cy="296" r="150" fill={`url(#${id}b)`} opacity=".3" />
      </g>
      <path fill="var(--pic-brick)" d="m-19 130 16-34h60l16 34zM-14 130h82v170h-82z" />
      <path fill="var(--pic-brick)" d="M43.4 74h14v30h-14z" />
      <path
        fill="var(--pic-amber)"
        d="M21.1 147h11.7v21.3H21.1zM44.6 147h11.7v21.3H44.6zM44.6 184.2h11.7v21.3H44.6zM-2.3 221.4H9.4v21.3H-2.3zM21.1 258.6h11.7v21.3H21.1z"
      />
      <path fill="var(--pic-brick)" d="M108 50h4v60h-4z" />
      <circle cx="110" cy="120" r="19" fill="var(--pic-brick)" />
      <path fill="var(--pic-brick)" d="M104 136h12l5 164H99zM330 150h80v150h-80z" />
      <path fill="var(--pic-brick)" d="M386 124h14v30h-14z" />
      <path
        fill="var(--pic-amber)"
        d="M341.4 165h11.4v18.8h-11.4zM364.3 197.8h11.4v18.8h-11.4zM387.1 230.6h11.4v18.8h-11.4zM341.4 263.4h11.4v18.8h-11.4z"
      />
      <path fill="none" stroke="var(--pic-ink)" strokeWidth="2" d="M30 124q160 58 336 0" />
      <path fill="var(--pic-ink)" d="M69 136.2h2v5h-2z" />
      <circle cx="70" cy="146.2" r="6" fill="var(--pic-paper)" />
      <path fill="var(--pic-ink)" d="M114 145.9h2v5h-2z" />
      <circle cx="115" cy="155.9" r="6" fill="var(--pic-berry)" />
      <path fill="var(--pic-ink)" d="M159 151.5h2v5h-2z" />
      <circle cx="160" cy="161.5" r="6" fill="var(--pic-paper)" />
      <path fill="var(--pic-ink)" d="M204 152.9h2v5h-2z" />
      <circle cx="205" cy="162.9" r="6" fill="var(--pic-paper)" />
      <path fill="var(--pic-ink)" d="M249 150.2h2v5h-2z" />
      <circle cx="250" cy="160.2" r="6" fill="var(--pic-berry)" />
      <path fill="var(--pic-ink)" d="M294 143.3h2v5h-2z" />
      <circle cx="295" cy="153.3" r="6" fill="var(--pic-paper)" />
      <path fill="var(--pic-ink)" d="M334 133.7h2v5h-2z" />
      <circle cx="335" cy="143.7" r="6" fill="var(--pic-paper)" />
      <path fill="var(--pic-ink)" d="M26 152h8v148h-8z" />
      <path fill="var(--pic-ink)" d="M19 286h22v14H19z" />
      <path fill="var(--pic-amber)" d="M8 152h44l-8-30H16z" />
      <path fill="var(--pic-ink)" d="M3 122h54l-12-14H15zM4 150h52v6H4z" />
      <path fill="var(--pic-white)" d="m10 188 42-2.2 1.7 33.6-42 2.2z" />
      <path
        fill="var(--pic-white)"
        d="m12.6 221.5 8.8-.5 1.1 21-8.8.5zM23 221l9-.5 1 21-8.9.4zM44 219.9l8.9-.5 1.1 21-8.9.4z"
      />
      <path
        fill="var(--pic-ink)"
        d="m15.3 193.6 25.2-1.3.2 4.2-25.2 1.3zM15.7 201.1l31.9-1.6v2.4l-31.8 1.7zM16 206.6l21-1v2.4l-20.9 1.1zM0 300h390v30H0z"
      />
      <g fill="var(--pic-ink)" transform="rotate(-4 4339.4 -1110)">
        <path d="M-12.4-55.6h24.8V0h-24.8z" />
        <circle cy="-76.4" r="15.6" />
      </g>
      <g fill="var(--pic-paper)" transform="translate(124 300)">
        <path d="m11.3-50.5-9.8-4.6 19.2-41.1 9.8 4.5z" />
        <path d="M-14.6-65.3h29.2V0h-29.2z" />
        <circle cy="-89.6" r="18.4" />
      </g>
      <g fill="var(--pic-berry)" transform="rotate(6 -2780.2 1714.7)">
        <path d="M-11.6-52h23.2V0h-23.2z" />
        <circle cy="-71.4" r="14.6" />
      </g>
      <g transform="matrix(.72 0 0 .72 222 300)">
        <path
          fill="var(--pic-ink)"
          d="M-44-34h66q10 0 12-14l4-6h16l10 8v8l-14 6q-2 16-10 20V0h-9v-10h-52V0h-9v-12q-14-4-14-22"
        />
        <path fill="var(--pic-ink)" d="M-42-30q-18-10-16-26l6-2q0 14 14 20z" />
        <path fill="var(--pic-brick)" d="M36-54q-8 10-4 20h8z" />
        <circle cx="48" cy="-46" r="1.8" fill="var(--pic-paper)" />
      </g>
      <g fill="var(--pic-blue)" transform="rotate(-3 5868.3 -5196.4)">
        <path d="M-14-62.9h28.1V0H-14z" />
        <circle cy="-86.3" r="17.7" />
      </g>
      <g fill="var(--pic-paper)" transform="rotate(5 -3277.6 3768.8)">
        <path d="M-11.9-53.2h23.8V0h-23.8z" />
        <circle cy="-73" r="15" />
      </g>
      <g fill="var(--pic-green)" transform="rotate(-11 1738.8 -1729.8)">
        <path d="M-13.8-61.7h27.5V0h-27.5z" />
        <circle cy="-84.6" r="17.4" />
      </g>
    </svg>
  );
}
