import { useId } from 'react';
import type { ArtProps } from './art-props.ts';

export function HeroOktoberfest(props: ArtProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 1440 400" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <pattern id={`${id}b`} width="5.5" height="5.5" patternTransform="rotate(20)" patternUnits="userSpaceOnUse">
          <circle cx="2.8" cy="2.8" r="1.1" fill="var(--pic-ink)" />
        </pattern>
        <pattern id={`${id}a`} width="44" height="74.8" patternUnits="userSpaceOnUse">
          <path fill="var(--pic-white)" d="M0 0h44v74.8H0z" />
          <path fill="var(--pic-bavaria)" d="m22 0 22 37.4-22 37.4L0 37.4z" />
        </pattern>
      </defs>
      <path fill={`url(#${id}a)`} d="M140 170q580-210 1160 0l40 42H100z" />
      <path fill="none" stroke="var(--pic-ink)" strokeWidth="4" d="M140 170q580-210 1160 0l40 42H100z" />
      <path fill="var(--pic-canvas)" d="M120 212h1200v160H120z" />
      <path fill={`url(#${id}b)`} d="M120 212h1200v160H120z" opacity=".1" />
      <path fill="var(--pic-bavaria)" d="M120 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-white)" d="M160 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-bavaria)" d="M200 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-white)" d="M240 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-bavaria)" d="M280 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-white)" d="M320 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-bavaria)" d="M360 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-white)" d="M400 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-bavaria)" d="M440 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-white)" d="M480 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-bavaria)" d="M520 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-white)" d="M560 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-bavaria)" d="M600 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-white)" d="M640 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-bavaria)" d="M680 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-white)" d="M720 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-bavaria)" d="M760 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-white)" d="M800 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-bavaria)" d="M840 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-white)" d="M880 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-bavaria)" d="M920 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-white)" d="M960 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-bavaria)" d="M1000 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-white)" d="M1040 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-bavaria)" d="M1080 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-white)" d="M1120 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-bavaria)" d="M1160 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-white)" d="M1200 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-bavaria)" d="M1240 210h40v14a20 20 0 0 1-40 0z" />
      <path fill="var(--pic-white)" d="M1280 210h40v14a20 20 0 0 1-40 0z" />
      <path
        fill="var(--pic-ink)"
        d="M213 212h14v160h-14zM473 212h14v160h-14zM953 212h14v160h-14zM1213 212h14v160h-14z"
      />
      <path stroke="var(--pic-ink)" strokeWidth="4" d="M720 68V-8" />
      <path fill="var(--pic-tomato)" d="M720-6h58L766 7l12 13h-58z" />
      <g fill="var(--pic-ink)" transform="rotate(-4 5461.3 -3679.9)">
        <path d="M-15.9-71.4H16V0h-31.9z" />
        <circle cy="-97.9" r="20.1" />
      </g>
      <g fill="var(--pic-tomato)" transform="rotate(2 -10496 9352.4)">
        <path d="M14.4-64.5 2-70.3 26.4-123 39-117z" />
        <path d="M-18.6-83.5h37.3V0h-37.3z" />
        <circle cy="-114.5" r="23.5" />
      </g>
      <g fill="var(--pic-ink)" transform="rotate(6 -3361 3773.3)">
        <path d="M-14.9-66.5h29.7V0h-29.7z" />
        <circle cy="-91.3" r="18.7" />
      </g>
      <g fill="var(--pic-berry)" transform="rotate(-5 4474.1 -4715.4)">
        <path d="M-17-76.2h34V0h-34z" />
        <circle cy="-104.6" r="21.4" />
      </g>
      <path fill="var(--pic-ink)" d="M540 316h360v16H540zM576 332h14v44h-14zM850 332h14v44h-14z" />
      <path fill="var(--pic-amber)" d="M582 316v-50h36v50z" />
      <path fill="none" stroke="var(--pic-ink)" strokeWidth="5" d="M618 276h10v28h-10" />
      <path
        fill="var(--pic-white)"
        stroke="var(--pic-ink)"
        strokeWidth="2"
        d="M578 270q-2-14 12-13 8-10 20-2 14 0 12 15z"
      />
      <path stroke="var(--pic-ink)" strokeWidth="4" d="M592 278v28m12-28v28" />
      <path fill="var(--pic-amber)" d="M682 316v-50h36v50z" />
      <path fill="none" stroke="var(--pic-ink)" strokeWidth="5" d="M718 276h10v28h-10" />
      <path
        fill="var(--pic-white)"
        stroke="var(--pic-ink)"
        strokeWidth="2"
        d="M678 270q-2-14 12-13 8-10 20-2 14 0 12 15z"
      />
      <path stroke="var(--pic-ink)" strokeWidth="4" d="M692 278v28m12-28v28" />
      <path fill="var(--pic-amber)" d="M794 316v-50h36v50z" />
      <path fill="none" stroke="var(--pic-ink)" strokeWidth="5" d="M830 276h10v28h-10" />
      <path
        fill="var(--pic-white)"
        stroke="var(--pic-ink)"
        strokeWidth="2"
        d="M790 270q-2-14 12-13 8-10 20-2 14 0 12 15z"
      />
      <path stroke="var(--pic-ink)" strokeWidth="4" d="M804 278v28m12-28v28" />
      <g fill="none" strokeLinecap="round">
        <path
          stroke="var(--pic-crust)"
          strokeWidth="6.800000000000001"
          d="M640 308c-16-8-16-32 0-33.6 12-.8 14.4 13.6 24 31.2m0 2.4c16-8 16-32 0-33.6-12-.8-14.4 13.6-24 31.2m-1.6.8q13.6 8 27.2 0"
        />
        <path
          stroke="var(--pic-crust-light)"
          strokeWidth="4.4"
          d="M640 308c-16-8-16-32 0-33.6 12-.8 14.4 13.6 24 31.2m0 2.4c16-8 16-32 0-33.6-12-.8-14.4 13.6-24 31.2"
        />
        <g fill="var(--pic-white)">
          <path d="M630.4 284h2.4v2h-2.4zM634.4 299.2h2.4v2h-2.4zM670.4 285.6h2.4v2h-2.4zM668 297.6h2.4v2H668zM644 274.4h2.4v2H644zM660 274.8h2.4v2H660z" />
        </g>
      </g>
      <g fill="none" strokeLinecap="round">
        <path
          stroke="var(--pic-crust)"
          strokeWidth="6.800000000000001"
          d="M750 308c-16-8-16-32 0-33.6 12-.8 14.4 13.6 24 31.2m0 2.4c16-8 16-32 0-33.6-12-.8-14.4 13.6-24 31.2m-1.6.8q13.6 8 27.2 0"
        />
        <path
          stroke="var(--pic-crust-light)"
          strokeWidth="4.4"
          d="M750 308c-16-8-16-32 0-33.6 12-.8 14.4 13.6 24 31.2m0 2.4c16-8 16-32 0-33.6-12-.8-14.4 13.6-24 31.2"
        />
        <g fill="var(--pic-white)">
          <path d="M740.4 284h2.4v2h-2.4zM744.4 299.2h2.4v2h-2.4zM780.4 285.6h2.4v2h-2.4zM778 297.6h2.4v2H778zM754 274.4h2.4v2H754zM770 274.8h2.4v2H770z" />
        </g>
      </g>
      <g fill="var(--pic-ink)" transform="rotate(4 -4821.3 14647.3)">
        <path d="M-17-76.2h34V0h-34z" />
        <circle cy="-104.6" r="21.4" />
      </g>
      <g fill="var(--pic-green)" transform="rotate(-6 4080 -9946)">
        <path d="M-15.1-67.7h30.2V0h-30.2z" />
        <circle cy="-92.9" r="19.1" />
      </g>
      <g fill="var(--pic-ink)" transform="rotate(3 -6547 21418.8)">
        <path d="M14-62.7 2-68.4l23.8-51 12.1 5.7z" />
        <path d="M-18.1-81h36.2V0h-36.2z" />
        <circle cy="-111.2" r="22.8" />
      </g>
      <g fill="var(--pic-tomato)" transform="rotate(-4 5910.3 -16537.6)">
        <path d="M-14.6-65.3h29.2V0h-29.2z" />
        <circle cy="-89.6" r="18.4" />
      </g>
      <g transform="matrix(-.8 0 0 .8 1395 372)">
        <path
          fill="var(--pic-ink)"
          d="M-44-34h66q10 0 12-14l4-6h16l10 8v8l-14 6q-2 16-10 20V0h-9v-10h-52V0h-9v-12q-14-4-14-22"
        />
        <path fill="var(--pic-ink)" d="M-42-30q-18-10-16-26l6-2q0 14 14 20z" />
        <path fill="var(--pic-brick)" d="M36-54q-8 10-4 20h8z" />
        <circle cx="48" cy="-46" r="1.8" fill="var(--pic-paper)" />
      </g>
      <path fill="var(--pic-ink)" d="M0 370h1440v30H0z" />
    </svg>
  );
}
