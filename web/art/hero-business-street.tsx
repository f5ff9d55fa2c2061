import { useId } from 'react';
import type { ArtProps } from './art-props.ts';

export function HeroBusinessStreet(props: ArtProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 1440 380" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <pattern id={`${id}a`} width="5.5" height="5.5" patternTransform="rotate(20)" patternUnits="userSpaceOnUse">
          <circle cx="2.8" cy="2.8" r="1.1" fill="var(--pic-ink)" />
        </pattern>
      </defs>
      <circle cx="1210" cy="70" r="46" fill="var(--pic-paper)" />
      <circle cx="1194" cy="60" r="7" fill="var(--pic-shade)" />
      <circle cx="1226" cy="84" r="10" fill="var(--pic-shade)" />
      <path
        fill="var(--pic-night-far)"
        d="M0 350V150h90v-40h120v70h100V90h60v260zm1090 0V170h120v-40h130v60h100v160zm-530 0V60h8V10h6v50h8v290z"
      />
      <circle cx="571" cy="86" r="26" fill="var(--pic-night-far)" />
      <path fill="var(--pic-tomato)" d="M60 60h290v290H60z" />
      <path fill="var(--pic-brick)" d="M44 60h322l-20-34H64z" />
      <path fill="var(--pic-amber)" d="M88 84h40v52H88zM152 84h40v52h-40z" />
      <path fill="var(--pic-ink)" fillOpacity=".55" d="M216 84h40v52h-40zM280 84h40v52h-40zM88 156h40v52H88z" />
      <path fill="var(--pic-amber)" d="M152 156h40v52h-40zM216 156h40v52h-40z" />
      <path fill="var(--pic-ink)" fillOpacity=".55" d="M280 156h40v52h-40z" />
      <path fill="var(--pic-ink)" d="M60 226h290v36H60z" />
      <text
        x="205"
        y="251"
        fill="var(--pic-amber)"
        fontFamily="var(--font-display)"
        fontSize="24"
        fontWeight="800"
        letterSpacing="1"
        fontStretch="78%"
        textAnchor="middle"
      >
        ZUR FETTEN ECKE
      </text>
      <path fill="var(--pic-amber)" d="M80 272h150v78H80z" />
      <path fill={`url(#${id}a)`} d="M80 272h150v78H80z" opacity=".2" />
      <path fill="var(--pic-ink)" d="M252 270h70v80h-70z" />
      <path fill="var(--pic-amber)" d="M262 280h50v46h-50z" />
      <g fill="var(--pic-ink)" transform="rotate(4 -4953.3 1835.9)">
        <path d="M-7.8-35.1H7.9V0H-7.8z" />
        <circle cy="-48.1" r="9.9" />
      </g>
      <g fill="var(--pic-ink)" transform="rotate(-3 6763 -2880)">
        <path d="M-8.9-39.9H8.9V0H-8.9z" />
        <circle cy="-54.8" r="11.2" />
      </g>
      <g fill="var(--pic-brick)" transform="rotate(6 -3239.2 2083.1)">
        <path d="M-7.3-32.7H7.3V0H-7.3z" />
        <circle cy="-44.8" r="9.2" />
      </g>
      <path fill="var(--pic-paper)" d="M372 130h220v220H372z" />
      <path fill={`url(#${id}a)`} d="M482 130h110v220H482z" opacity=".2" />
      <path fill="var(--pic-ink)" d="M364 116h236v16H364zM396 152h44v48h-44zM462 152h44v48h-44z" />
      <path fill="var(--pic-amber)" d="M528 152h44v48h-44z" />
      <path fill="var(--pic-blue)" d="M372 246h31.4v16a15.7 15.7 0 0 1-31.4 0z" />
      <path fill="var(--pic-white)" d="M403.4 246H435v16a15.7 15.7 0 0 1-31.5 0z" />
      <path fill="var(--pic-blue)" d="M434.9 246h31.4v16a15.7 15.7 0 0 1-31.4 0z" />
      <path fill="var(--pic-white)" d="M466.3 246h31.4v16a15.7 15.7 0 0 1-31.4 0z" />
      <path fill="var(--pic-blue)" d="M497.7 246h31.5v16a15.7 15.7 0 0 1-31.5 0z" />
      <path fill="var(--pic-white)" d="M529.2 246h31.4v16a15.7 15.7 0 0 1-31.5 0z" />
      <path fill="var(--pic-blue)" d="M560.6 246H592v16a15.7 15.7 0 0 1-31.4 0z" />
      <path fill="var(--pic-blue)" d="M372 212h220v36H372z" />
      <text
        x="482"
        y="237"
        fill="var(--pic-ink)"
        fontFamily="var(--font-display)"
        fontSize="22"
        fontWeight="800"
        letterSpacing="1"
        fontStretch="78%"
        textAnchor="middle"
      >
        MILCHBAR
      </text>
      <path fill="var(--pic-amber)" d="M392 288h108v62H392z" />
      <path fill="var(--pic-ink)" d="M520 284h50v66h-50z" />
      <g fill="var(--pic-ink)" transform="translate(426 350)">
        <path d="M-6.5-29h13V0h-13z" />
        <circle cy="-39.8" r="8.2" />
      </g>
      <g fill="var(--pic-berry)" transform="rotate(-8 2735.6 -3157)">
        <path d="M-5.9-26.6H6V0H-5.9z" />
        <circle cy="-36.5" r="7.5" />
      </g>
      <path fill="var(--pic-ink)" d="M640 20h280v330H640z" />
      <path fill="none" stroke="var(--pic-night-far)" strokeWidth="3" d="M640 20h280v330H640z" />
      <path fill="var(--pic-night)" d="M668 46h30v34h-30z" />
      <path fill="var(--pic-berry)" d="M716 46h30v34h-30zM764 46h30v34h-30z" />
      <path fill="var(--pic-night)" d="M812 46h30v34h-30zM860 46h30v34h-30zM668 100h30v34h-30zM716 100h30v34h-30z" />
      <path fill="var(--pic-berry)" d="M764 100h30v34h-30zM812 100h30v34h-30z" />
      <path fill="var(--pic-night)" d="M860 100h30v34h-30z" />
      <path fill="var(--pic-berry)" d="M668 154h30v34h-30z" />
      <path fill="var(--pic-night)" d="M716 154h30v34h-30zM764 154h30v34h-30z" />
      <path fill="var(--pic-berry)" d="M812 154h30v34h-30zM860 154h30v34h-30z" />
      <path fill="none" stroke="var(--pic-berry)" strokeWidth="4" d="M668 216h224v44H668z" />
      <text
        x="780"
        y="248"
        fill="var(--pic-berry)"
        fontFamily="var(--font-display)"
        fontSize="30"
        fontWeight="800"
        letterSpacing="2"
        fontStretch="78%"
        textAnchor="middle"
      >
        NACHTSCHICHT
      </text>
      <path fill="var(--pic-berry)" d="M744 276h76v74h-76z" />
      <path fill={`url(#${id}a)`} d="M744 276h76v74h-76z" opacity=".5" />
      <g fill="var(--pic-ink)" transform="translate(782 350)">
        <path d="M-8.1-36.3H8.1V0H-8.1z" />
        <circle cy="-49.8" r="10.2" />
      </g>
      <g fill="var(--pic-paper)" transform="rotate(-4 5441.3 -12138.6)">
        <path d="M-11.6-52h23.2V0h-23.2z" />
        <circle cy="-71.4" r="14.6" />
      </g>
      <g fill="var(--pic-amber)" transform="rotate(5 -3561.2 10413)">
        <path d="M-13-58.1h25.9V0H-13z" />
        <circle cy="-79.7" r="16.3" />
      </g>
      <path fill="var(--pic-green)" d="M950 110h230v240H950z" />
      <path fill={`url(#${id}a)`} d="M1065 110h115v240h-115z" opacity=".3" />
      <path fill="var(--pic-amber)" d="M974 134h34v44h-34zM1026 134h34v44h-34z" />
      <path fill="var(--pic-ink)" fillOpacity=".55" d="M1078 134h34v44h-34zM1130 134h34v44h-34z" />
      <path fill="var(--pic-ink)" d="M950 200h230v36H950z" />
      <text
        x="1065"
        y="225"
        fill="var(--pic-green)"
        fontFamily="var(--font-display)"
        fontSize="24"
        fontWeight="800"
        letterSpacing="1"
        fontStretch="78%"
        textAnchor="middle"
      >
        KRAFTRAUM
      </text>
      <path fill="var(--pic-amber)" d="M966 252h200v98H966z" />
      <path fill="var(--pic-ink)" d="M1010 282h112v6h-112z" />
      <path fill="var(--pic-ink)" d="M1018 266h9v38h-9zM1105 266h9v38h-9z" />
      <g fill="var(--pic-ink)" transform="translate(1066 350)">
        <path d="M-9.7-43.5H9.7V0H-9.7z" />
        <circle cy="-59.8" r="12.2" />
      </g>
      <path fill="var(--pic-ink)" d="M614 180h8v170h-8z" />
      <path fill="var(--pic-ink)" d="M607 336h22v14h-22z" />
      <path fill="var(--pic-amber)" d="M596 180h44l-8-30h-28z" />
      <path fill="var(--pic-ink)" d="M591 150h54l-12-14h-30zM592 178h52v6h-52zM1326 160h8v190h-8z" />
      <path fill="var(--pic-ink)" d="M1319 336h22v14h-22z" />
      <path fill="var(--pic-amber)" d="M1308 160h44l-8-30h-28z" />
      <path fill="var(--pic-ink)" d="M1303 130h54l-12-14h-30zM1304 158h52v6h-52z" />
      <path
        fill="var(--pic-white)"
        d="m1304 206 54-2.8 2.2 43.1-54 2.8zM1307 249.1l12-.6 1.4 27-12 .6zM1320.5 248.4l12-.6 1.3 27-11.8.6zM1347.5 247l11.9-.6 1.4 27-11.9.5z"
      />
      <path
        fill="var(--pic-ink)"
        d="m1310.9 213.2 32.3-1.6.3 5.3-32.3 1.7zM1311.4 223l41-2.2.1 3.2-41 2.1zM1311.8 230l27-1.5v3.2l-26.9 1.4z"
      />
      <g fill="var(--pic-tomato)" transform="rotate(-5 4633.2 -14139.9)">
        <path d="M-15.1-67.7h30.2V0h-30.2z" />
        <circle cy="-92.9" r="19.1" />
      </g>
      <g fill="var(--pic-paper)" transform="rotate(4 -4368.3 18588.1)">
        <path d="M-13-58.1h25.9V0H-13z" />
        <circle cy="-79.7" r="16.3" />
      </g>
      <g fill="var(--pic-blue)" transform="rotate(4 -5002.3 432.7)">
        <path d="M-14-62.9h28.1V0H-14z" />
        <circle cy="-86.3" r="17.7" />
      </g>
      <g transform="matrix(-.8 0 0 .8 1395 350)">
        <path
          fill="var(--pic-paper)"
          d="M-44-34h66q10 0 12-14l4-6h16l10 8v8l-14 6q-2 16-10 20V0h-9v-10h-52V0h-9v-12q-14-4-14-22"
        />
        <path fill="var(--pic-paper)" d="M-42-30q-18-10-16-26l6-2q0 14 14 20z" />
        <path fill="var(--pic-brick)" d="M36-54q-8 10-4 20h8z" />
        <circle cx="48" cy="-46" r="1.8" fill="var(--pic-paper)" />
      </g>
      <path fill="var(--pic-ink)" d="M0 350h1440v30H0z" />
    </svg>
  );
}
