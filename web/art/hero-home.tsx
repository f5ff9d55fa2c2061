import { useId } from 'react';
import type { ArtProps } from './art-props.ts';

export function HeroHome(props: ArtProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 1440 460" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <pattern id={`${id}b`} width="5.5" height="5.5" patternTransform="rotate(20)" patternUnits="userSpaceOnUse">
          <circle cx="2.8" cy="2.8" r="1.1" fill="var(--pic-ink)" />
        </pattern>
      </defs>
      <circle cx="985" cy="424" r="262" fill="var(--pic-amber)" />
      <clipPath id={`${id}a`}>
        <path d="M700 300h600v160H700z" />
      </clipPath>
      <g clipPath={`url(#${id}a)`}>
        <circle cx="985" cy="424" r="262" fill={`url(#${id}b)`} opacity=".3" />
      </g>
      <path fill="var(--pic-brick)" d="m-15 194 16-34h98l16 34zM-10 194h120v236H-10z" />
      <path fill="var(--pic-brick)" d="M74 138h14v30H74z" />
      <path
        fill="var(--pic-amber)"
        d="M41.4 213.4h17.1v24.2H41.4zM75.7 213.4h17.1v24.2H75.7zM75.7 255.7h17.1v24.2H75.7zM7.1 298.1h17.1v24.2H7.1zM41.4 340.4h17.1v24.2H41.4zM75.7 382.8h17.1V407H75.7z"
      />
      <path fill="var(--pic-brick)" d="M112 240h150v190H112z" />
      <path fill="var(--pic-brick)" d="M217 214h14v30h-14z" />
      <path
        fill="var(--pic-amber)"
        d="M162 259h16.7v23.8H162zM195.3 259H212v23.8h-16.7zM128.7 300.6h16.7v23.8h-16.7zM195.3 300.6H212v23.8h-16.7zM228.7 300.6h16.7v23.8h-16.7zM128.7 342.1h16.7v23.8h-16.7zM162 342.1h16.7v23.8H162zM228.7 342.1h16.7v23.8h-16.7zM162 383.7h16.7v23.8H162zM195.3 383.7H212v23.8h-16.7z"
      />
      <path fill="var(--pic-brick)" d="m264 168 52-33.3 52 33.3zM264 168h104v262H264zM336.8 112h14v30h-14z" />
      <path
        fill="var(--pic-amber)"
        d="M338.3 189.5h14.9v26.9h-14.9zM278.9 236.5h14.9v26.9h-14.9zM278.9 283.5h14.9v26.9h-14.9zM308.6 283.5h14.9v26.9h-14.9zM308.6 330.6h14.9v26.9h-14.9zM338.3 330.6h14.9v26.9h-14.9zM278.9 377.6h14.9v26.9h-14.9zM338.3 377.6h14.9v26.9h-14.9z"
      />
      <path fill="var(--pic-brick)" d="m365 224 16-34h148l16 34zM370 224h170v206H370z" />
      <path fill="var(--pic-brick)" d="M489 168h14v30h-14z" />
      <path
        fill="var(--pic-amber)"
        d="M388.9 244.6h18.9v25.8h-18.9zM464.4 244.6h18.9v25.8h-18.9zM502.2 244.6h18.9v25.8h-18.9zM388.9 289.7h18.9v25.8h-18.9zM426.7 289.7h18.9v25.8h-18.9zM502.2 289.7h18.9v25.8h-18.9zM426.7 334.7h18.9v25.8h-18.9zM464.4 334.7h18.9v25.8h-18.9zM464.4 379.8h18.9v25.8h-18.9zM502.2 379.8h18.9v25.8h-18.9z"
      />
      <path fill="var(--pic-brick)" d="M628 28h7v90h-7z" />
      <path fill="var(--pic-brick)" d="M622 100h19v20h-19z" />
      <circle cx="631" cy="134" r="30" fill="var(--pic-brick)" />
      <path fill="var(--pic-brick)" d="M622 160h18l8 270h-34zM1175 250l16-34h104l16 34zM1180 250h126v180h-126z" />
      <path fill="var(--pic-brick)" d="M1268.2 194h14v30h-14z" />
      <path
        fill="var(--pic-amber)"
        d="M1270 268h18v22.5h-18zM1198 307.4h18v22.5h-18zM1234 346.8h18v22.5h-18zM1270 386.1h18v22.5h-18z"
      />
      <path fill="var(--pic-brick)" d="M1308 180h150v250h-150z" />
      <path fill="var(--pic-brick)" d="M1413 154h14v30h-14z" />
      <path
        fill="var(--pic-amber)"
        d="M1324.7 200.5h16.7v25.6h-16.7zM1424.7 200.5h16.7v25.6h-16.7zM1358 245.4h16.7V271H1358zM1391.3 290.3h16.7v25.6h-16.7zM1324.7 335.1h16.7v25.6h-16.7zM1424.7 335.1h16.7v25.6h-16.7zM1324.7 380h16.7v25.6h-16.7zM1358 380h16.7v25.6H1358z"
      />
      <path fill="none" stroke="var(--pic-ink)" strokeWidth="2.5" d="M92 198q308 102 598 18t640-18" />
      <path fill="var(--pic-ink)" d="M138.5 213.2h3v7h-3z" />
      <circle cx="140" cy="226.2" r="8" fill="var(--pic-paper)" />
      <path fill="var(--pic-ink)" d="M203.5 229.9h3v7h-3z" />
      <circle cx="205" cy="242.9" r="8" fill="var(--pic-amber)" />
      <path fill="var(--pic-ink)" d="M273.5 243h3v7h-3z" />
      <circle cx="275" cy="256" r="8" fill="var(--pic-paper)" />
      <path fill="var(--pic-ink)" d="M343.5 251h3v7h-3z" />
      <circle cx="345" cy="264" r="8" fill="var(--pic-berry)" />
      <path fill="var(--pic-ink)" d="M413.5 253.9h3v7h-3z" />
      <circle cx="415" cy="266.9" r="8" fill="var(--pic-paper)" />
      <path fill="var(--pic-ink)" d="M483.5 251.7h3v7h-3z" />
      <circle cx="485" cy="264.7" r="8" fill="var(--pic-amber)" />
      <path fill="var(--pic-ink)" d="M558.5 243.7h3v7h-3z" />
      <circle cx="560" cy="256.7" r="8" fill="var(--pic-paper)" />
      <path fill="var(--pic-ink)" d="M628.5 231h3v7h-3z" />
      <circle cx="630" cy="244" r="8" fill="var(--pic-berry)" />
      <path fill="var(--pic-ink)" d="M758.5 199.4h3v7h-3z" />
      <circle cx="760" cy="212.4" r="8" fill="var(--pic-paper)" />
      <path fill="var(--pic-ink)" d="M833.5 185.6h3v7h-3z" />
      <circle cx="835" cy="198.6" r="8" fill="var(--pic-amber)" />
      <path fill="var(--pic-ink)" d="M903.5 176.5h3v7h-3z" />
      <circle cx="905" cy="189.5" r="8" fill="var(--pic-paper)" />
      <path fill="var(--pic-ink)" d="M978.5 170.7h3v7h-3z" />
      <circle cx="980" cy="183.7" r="8" fill="var(--pic-berry)" />
      <path fill="var(--pic-ink)" d="M1053.5 169h3v7h-3z" />
      <circle cx="1055" cy="182" r="8" fill="var(--pic-paper)" />
      <path fill="var(--pic-ink)" d="M1123.5 171.1h3v7h-3z" />
      <circle cx="1125" cy="184.1" r="8" fill="var(--pic-amber)" />
      <path fill="var(--pic-ink)" d="M1193.5 176.8h3v7h-3z" />
      <circle cx="1195" cy="189.8" r="8" fill="var(--pic-paper)" />
      <path fill="var(--pic-ink)" d="M1263.5 186.1h3v7h-3z" />
      <circle cx="1265" cy="199.1" r="8" fill="var(--pic-berry)" />
      <path fill="var(--pic-ink)" d="M88 228h8v202h-8z" />
      <path fill="var(--pic-ink)" d="M81 416h22v14H81z" />
      <path fill="var(--pic-amber)" d="M70 228h44l-8-30H78z" />
      <path fill="var(--pic-ink)" d="M65 198h54l-12-14H77zM66 226h52v6H66zM1326 228h8v202h-8z" />
      <path fill="var(--pic-ink)" d="M1319 416h22v14h-22z" />
      <path fill="var(--pic-amber)" d="M1308 228h44l-8-30h-28z" />
      <path fill="var(--pic-ink)" d="M1303 198h54l-12-14h-30zM1304 226h52v6h-52z" />
      <path fill="var(--pic-white)" d="m64 280 58-3 2.3 46.3-57.9 3zM67.2 326.3l13-.7 1.4 29-12.9.7z" />
      <path fill="var(--pic-white)" d="m81.7 325.5 12.9-.6 1.5 29-12.9.6zM110.7 324l12.8-.7 1.6 29-13 .7z" />
      <path
        fill="var(--pic-ink)"
        d="m71.4 287.7 34.8-1.8.3 5.8-34.8 1.8zM72 298.2l44-2.3.2 3.5-44 2.3zM72.4 305.7l29-1.5.1 3.5-29 1.5zM0 430h1440v30H0z"
      />
      <g fill="var(--pic-ink)" transform="rotate(-4 6250.8 -2476.8)">
        <path d="M-16.2-72.6h32.4V0h-32.4z" />
        <circle cy="-99.6" r="20.4" />
      </g>
      <g fill="var(--pic-paper)" transform="translate(236 430)">
        <path d="M-19.4-87.1h38.9V0h-38.9z" />
        <circle cy="-119.5" r="24.5" />
      </g>
      <g fill="var(--pic-berry)" transform="rotate(7 -3371.2 2569.4)">
        <path d="M-15.1-67.7h30.2V0h-30.2z" />
        <circle cy="-92.9" r="19.1" />
      </g>
      <g fill="var(--pic-ink)" transform="translate(330 430)">
        <path d="m13.8-61.8-12-5.5 23.4-50.3 12 5.6z" />
        <path d="M-17.8-79.8h35.6V0h-35.6z" />
        <circle cy="-109.5" r="22.5" />
      </g>
      <g fill="var(--pic-blue)" transform="rotate(-3 8436.5 -8415.6)">
        <path d="M-20.3-90.7h40.5V0h-40.5z" />
        <circle cy="-124.5" r="25.5" />
      </g>
      <g fill="var(--pic-paper)" transform="rotate(5 -4672.3 5986.7)">
        <path d="M-17-76.2h34V0h-34z" />
        <circle cy="-104.6" r="21.4" />
      </g>
      <g fill="var(--pic-green)" transform="rotate(6 -3757.4 6798)">
        <path d="M-18.9-84.7h37.8V0h-37.8z" />
        <circle cy="-116.2" r="23.8" />
      </g>
      <path fill="var(--pic-fir)" d="M742 360h236v12H742z" />
      <path fill="var(--pic-ink)" d="M756 372h9v58h-9zM955 372h9v58h-9z" />
      <path fill="var(--pic-paper)" d="M857 338h5v30h-5z" />
      <circle cx="812" cy="312" r="7" fill="var(--pic-paper)" />
      <g fill="var(--pic-ink)" transform="rotate(-6 4617.4 -9611.8)">
        <path d="M-17.8-79.8h35.6V0h-35.6z" />
        <circle cy="-109.5" r="22.5" />
      </g>
      <g fill="var(--pic-paper)" transform="rotate(2 -11762.3 32011)">
        <path d="M15.5-69.2 2-75.5l26.3-56.3 13.4 6.2z" />
        <path d="M-20-89.5h40V0h-40z" />
        <circle cy="-122.8" r="25.2" />
      </g>
      <g fill="var(--pic-berry)" transform="rotate(-6 4682.4 -10852)">
        <path d="M-15.7-70.2h31.3V0h-31.3z" />
        <circle cy="-96.3" r="19.7" />
      </g>
      <g fill="var(--pic-ink)" transform="translate(1210 430)">
        <path d="M-18.4-82.3h36.7V0h-36.7z" />
        <circle cy="-112.9" r="23.1" />
      </g>
      <g fill="var(--pic-paper)" transform="rotate(4 -5527.8 18227.2)">
        <path d="M-15.1-67.7h30.2V0h-30.2z" />
        <circle cy="-92.9" r="19.1" />
      </g>
      <g transform="translate(596 430)">
        <path
          fill="var(--pic-ink)"
          d="M-44-34h66q10 0 12-14l4-6h16l10 8v8l-14 6q-2 16-10 20V0h-9v-10h-52V0h-9v-12q-14-4-14-22"
        />
        <path fill="var(--pic-ink)" d="M-42-30q-18-10-16-26l6-2q0 14 14 20z" />
        <path fill="var(--pic-brick)" d="M36-54q-8 10-4 20h8z" />
        <circle cx="48" cy="-46" r="1.8" fill="var(--pic-paper)" />
      </g>
      <g fill="var(--pic-amber)" transform="rotate(-11 2930.4 -7028.8)">
        <path d="M-18.6-83.5h37.3V0h-37.3z" />
        <circle cy="-114.5" r="23.5" />
      </g>
    </svg>
  );
}
