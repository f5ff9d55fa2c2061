type WordmarkProps = {
  /** Spoken name; leave it out where a link around it has one. */
  label?: string;
  /** Colour of the leaning i: tomato on plain grounds, ink on tomato and amber, paper or amber on dark pictures. */
  person?: 'tomato' | 'ink' | 'amber' | 'paper' | 'current';
  /** Sets the height: 34 px in headers, 27 on phones, 96 in the footer (60 on phones). */
  className?: string;
};

const people = {
  tomato: 'fill-tomato',
  ink: 'fill-pic-ink',
  amber: 'fill-pic-amber',
  paper: 'fill-pic-paper',
  current: 'fill-current',
};

/** The word; its last letter is a person joining. */
export function Wordmark({ label, person = 'tomato', className = 'h-[27px] w-auto md:h-[34px]' }: WordmarkProps) {
  return (
    <svg
      viewBox="0 -775 2580 800"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path fill="currentColor" d={letters} />
      <g transform="translate(2430 0) rotate(-10)" className={people[person]}>
        <path d="M-82-6V-520H82V6Z" />
        <circle cy="-655" r="104" />
      </g>
    </svg>
  );
}

const letters =
  'M235 14q-59 0-104-33-46-34-73-97-26-62-26-150 0-83 24-144 23-62 67-96t105-34q43 0 75 18 31 17 52 52 21 34 33 87h24q-8-40-15-72-7-33-10-60-4-26-4-45v-154h160V0H419l-3-151h-23q-9 53-30 89-20 37-51 57-32 19-77 19m56-129q27 0 45-15 17-15 28-37 10-22 15-46 4-24 4-42v-19q0-14-3-32-4-18-11-37-8-19-19-35t-27-26-35-10q-27 0-48 18-20 17-31 50t-11 81q0 47 11 81 12 34 33 51 22 18 49 18M763 14q-41 0-74-17-32-17-51-50t-19-80q0-43 16-72 17-28 47-46t71-29q41-12 91-21 28-7 48-13 19-6 30-17 10-12 10-33 0-23-15-41-16-18-51-18-25 0-44 11-18 10-30 29t-17 45l-142-30q8-42 26-74 19-33 49-55 30-23 72-34 41-11 91-11 77 0 125 25 47 25 70 77 22 52 22 131v103q0 33 2 68 2 36 5 71 3 34 7 67H963q-6-26-10-57-4-30-7-63h-19q-12 40-34 70-23 31-55 47-33 17-75 17m69-118q17 0 32-6 16-5 29-15 14-10 25-25 10-14 16-30l-1-93 26 6q-17 12-38 19-21 8-42 13t-41 10-36 13q-15 7-24 19t-9 31q0 26 18 42t45 16m663 118q-46 0-79-20-34-21-54-58t-27-87h-20l-4 151h-125v-714h159v154q0 23-4 50-3 27-10 58-6 31-13 69h22q13-52 34-87 21-34 52-52t73-18q58 0 102 33 45 33 71 95 25 62 25 149 0 86-25 148t-71 96q-45 33-106 33m-57-129q27 0 49-18 21-17 33-51t12-81q0-49-12-81-11-33-31-50-21-18-48-18-19 0-35 10t-27 26-19 35q-8 18-11 37-4 18-4 32v19q0 18 5 42 4 24 15 46t28 37q18 15 45 15m569 129q-65 0-114-19t-81-54q-33-34-49-84t-16-113q0-59 15-111 16-52 46-91 31-40 78-62 48-22 110-22 63 0 108 21 46 22 74 62 28 41 40 97 12 57 7 127l-368 4v-80l267-3-44 35q6-52-5-83t-32-45-46-14q-30 0-52 18-21 18-33 54-12 35-12 88 0 82 28 122 28 39 77 39 22 0 37-7 15-6 25-18 10-11 16-25 5-15 7-30l139 23q-4 34-18 65t-40 55-66 37q-40 14-98 14';
