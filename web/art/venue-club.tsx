import type { ArtProps } from './art-props.ts';

export function VenueClub(props: ArtProps) {
  return (
    <svg preserveAspectRatio="xMidYMax slice" viewBox="0 0 400 300" aria-hidden="true" focusable="false" {...props}>
      <path fill="var(--pic-ink)" d="M0 0h400v300H0z" />
      <path fill="var(--pic-berry)" d="M200 70-40 300h160z" opacity=".9" />
      <path fill="var(--pic-blue)" d="m200 70 240 230H280z" opacity=".9" />
      <path fill="var(--pic-tomato)" d="m200 70-50 230h100z" />
      <path fill="var(--pic-white)" d="M198 0h4v40h-4z" />
      <circle cx="200" cy="72" r="42" fill="var(--pic-white)" />
      <path
        fill="none"
        stroke="var(--pic-ink)"
        strokeWidth="2"
        d="M160 58h80m-82 14h84m-82 14h80m-66-46v64m13-72v80m13-82v84m13-82v80m13-72v64"
      />
      <path fill="var(--pic-berry)" d="M174 58h13v14h-13z" />
      <path fill="var(--pic-tomato)" d="M200 72h13v14h-13z" />
      <path fill="var(--pic-amber)" d="M187 86h13v14h-13z" />
      <g fill="var(--pic-paper)" transform="rotate(-5 3450.6 -193.6)">
        <path d="M-13-58.1h25.9V0H-13z" />
        <circle cy="-79.7" r="16.3" />
      </g>
      <g fill="var(--pic-ink)" transform="rotate(4 -4256.4 1266.8)">
        <path d="M-17.3-77.4h34.6V0h-34.6z" />
        <circle cy="-106.2" r="21.8" />
      </g>
      <g fill="var(--pic-amber)" transform="rotate(8 -2081.1 1065.2)">
        <path d="m11.3-50.5-9.8-4.6 19.2-41.1 9.8 4.5z" />
        <path d="M-14.6-65.3h29.2V0h-29.2z" />
        <circle cy="-89.6" r="18.4" />
      </g>
      <g fill="var(--pic-ink)" transform="rotate(-3 5816.3 -3210.6)">
        <path d="M-18.9-84.7h37.8V0h-37.8z" />
        <circle cy="-116.2" r="23.8" />
      </g>
      <g fill="var(--pic-paper)" transform="rotate(6 -2749.2 2306.2)">
        <path d="M-15.1-67.7h30.2V0h-30.2z" />
        <circle cy="-92.9" r="19.1" />
      </g>
      <g fill="var(--pic-ink)" transform="rotate(-7 2588.5 -2073.6)">
        <path d="M-17.8-79.8h35.6V0h-35.6z" />
        <circle cy="-109.5" r="22.5" />
      </g>
      <g fill="var(--pic-berry)" transform="rotate(3 -5567.3 6298.3)">
        <path d="m10.4-46.7-9-4.3L19-89l9.1 4.2z" />
        <path d="M-13.5-60.5h27V0h-27z" />
        <circle cy="-83" r="17" />
      </g>
      <g fill="var(--pic-paper)" transform="rotate(-4 4480.4 -5147.7)">
        <path d="M-16.2-72.6h32.4V0h-32.4z" />
        <circle cy="-99.6" r="20.4" />
      </g>
    </svg>
  );
}
