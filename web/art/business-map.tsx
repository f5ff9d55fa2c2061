import type { ArtProps } from './art-props.ts';

type MapProps = ArtProps & { name: string; line: string };

/** A street map with people and one labelled sign. */
export function BusinessMap({ name, line, ...props }: MapProps) {
  return (
    <svg preserveAspectRatio="xMidYMax slice" viewBox="0 0 760 400" aria-hidden="true" focusable="false" {...props}>
      <path fill="var(--pic-meadow)" d="M0 0h760v400H0z" />
      <path fill="var(--pic-blue)" d="M-10 300q190-50 310 0t260-30 220 50v90H-10z" />
      <path
        fill="none"
        stroke="var(--pic-white)"
        strokeWidth="16"
        d="m-10 90 790 80M120-10l90 420M420-10l-70 420M620-10l70 420M-10 210 780 60"
      />
      <path stroke="var(--pic-white)" strokeWidth="26" d="m-10 180 790 50" />
      <path fill="var(--pic-green)" d="m230 30 120 18-14 62-118-14z" />
      <path
        fill="var(--pic-ink)"
        d="M30 110h60v50H30zm230 110h60v50h-60zM460 90h70v44h-70zm100 100h70v40h-70zM700 90h50v50h-50z"
        opacity=".1"
      />
      <ellipse cx="150" cy="196" fill="var(--pic-ink)" opacity=".3" rx="23" ry="6" />
      <g fill="var(--pic-tomato)" transform="rotate(-4 2881.4 -2049.7)">
        <path d="M-13-58.1h25.9V0H-13z" />
        <circle cy="-79.7" r="16.3" />
      </g>
      <ellipse cx="500" cy="212" fill="var(--pic-ink)" opacity=".3" rx="19.2" ry="6" />
      <g fill="var(--pic-amber)" transform="rotate(-4 3285.4 -7053)">
        <path d="M-10.8-48.4h21.6V0h-21.6z" />
        <circle cy="-66.4" r="13.6" />
      </g>
      <ellipse cx="560" cy="128" fill="var(--pic-ink)" opacity=".3" rx="21.1" ry="6" />
      <g fill="var(--pic-berry)" transform="rotate(-4 2112.7 -7954.2)">
        <path d="M-11.9-53.2h23.8V0h-23.8z" />
        <circle cy="-73" r="15" />
      </g>
      <ellipse cx="300" cy="74" fill="var(--pic-ink)" opacity=".3" rx="14.4" ry="6" />
      <g fill="var(--pic-ink)" transform="rotate(-4 1209.5 -4258.4)">
        <path d="M-8.1-36.3H8.1V0H-8.1z" />
        <circle cy="-49.8" r="10.2" />
      </g>
      <ellipse cx="668" cy="240" fill="var(--pic-ink)" opacity=".3" rx="16.8" ry="6" />
      <g fill="var(--pic-ink)" transform="rotate(-4 3770.4 -9444.5)">
        <path d="M-9.5-42.3H9.4V0H-9.5z" />
        <circle cy="-58.1" r="11.9" />
      </g>
      <path fill="var(--pic-white)" d="M184 84h236v62H214l-22 20v-20h-8z" />
      <text
        x="18"
        y="27"
        fill="var(--pic-ink)"
        fontFamily="var(--font-display)"
        fontSize="19"
        fontWeight="800"
        fontStretch="84%"
        transform="translate(184 84)"
      >
        {name}
      </text>
      <text
        x="18"
        y="49"
        fill="var(--pic-ink)"
        fontFamily="var(--font-sans)"
        fontSize="14.5"
        fontWeight="500"
        transform="translate(184 84)"
      >
        {line}
      </text>
    </svg>
  );
}
