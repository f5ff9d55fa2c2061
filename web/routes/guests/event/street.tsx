/** Houses behind the notice, by day and night. */
export function Street() {
  return (
    <svg className="street" viewBox="0 0 1440 660" aria-hidden="true">
      <path
        className="fill-(--houses)"
        d="M-36 100l18-34h126l18 34zM-30 100h150v560h-150zM75 42h14v60h-14zM112 240h120v420h-120zM196 182h14v60h-14zM1180 190l65 -41.6 65 41.6zM1180 190h130v470h-130zM1271 132h14v60h-14zM1298 40l18-34h146l18 34zM1304 40h170v620h-170zM1423 -18h14v60h-14z"
      />
      <path
        className="fill-(--windows)"
        d="M86 128h18v26h-18zM-14 186h18v26h-18zM36 186h18v26h-18zM86 244h18v26h-18zM-14 302h18v26h-18zM-14 360h18v26h-18zM36 360h18v26h-18zM86 360h18v26h-18zM86 534h18v26h-18zM123 268h18v26h-18zM123 326h18v26h-18zM163 442h18v26h-18zM123 500h18v26h-18zM203 500h18v26h-18zM1192.7 218h18v26h-18zM1279.3 218h18v26h-18zM1192.7 276h18v26h-18zM1192.7 334h18v26h-18zM1236 392h18v26h-18zM1279.3 392h18v26h-18zM1192.7 450h18v26h-18zM1236 450h18v26h-18zM1192.7 508h18v26h-18zM1236 508h18v26h-18zM1279.3 508h18v26h-18zM1192.7 566h18v26h-18zM1358.8 126h18v26h-18zM1443.8 126h18v26h-18zM1316.3 242h18v26h-18zM1358.8 242h18v26h-18zM1443.8 242h18v26h-18zM1443.8 300h18v26h-18zM1316.3 358h18v26h-18zM1358.8 358h18v26h-18zM1443.8 358h18v26h-18zM1316.3 416h18v26h-18zM1358.8 416h18v26h-18zM1443.8 416h18v26h-18zM1358.8 474h18v26h-18zM1401.3 474h18v26h-18zM1401.3 532h18v26h-18zM1443.8 532h18v26h-18zM1316.3 590h18v26h-18z"
      />
    </svg>
  );
}

export function Ground() {
  return <span className="absolute inset-x-0 bottom-0 h-10 bg-(--post) max-md:h-6" aria-hidden="true" />;
}

/** People below the notice. */
export function Passers() {
  return (
    <svg className="passers" viewBox="0 0 1440 200" aria-hidden="true">
      <g fill="var(--pic-tomato)" transform="translate(52 200) rotate(-5)">
        <path d="M-24.8 -111.3h49.7V0h-49.7z" />
        <circle cy="-152.7" r="31.3" />
      </g>
      <g fill="var(--ink)" transform="translate(116 200) rotate(4)">
        <path d="M-20.2 -90.7h40.5V0h-40.5z" />
        <circle cy="-124.5" r="25.5" />
      </g>
      <g fill="var(--pic-berry)" transform="translate(330 200) rotate(-3)">
        <path d="M-15.9 -71.4h31.9V0h-31.9z" />
        <circle cy="-97.9" r="20.1" />
      </g>
      <g fill="var(--ink)" transform="translate(392 200) rotate(4)">
        <path d="M-17.3 -77.4h34.6V0h-34.6z" />
        <circle cy="-106.2" r="21.8" />
      </g>
      <g fill="var(--pic-tomato)" transform="translate(506 200) rotate(-5)">
        <path transform="scale(0.905 0.905)" d="m15.5-69.2-13.5-6.3 26.3-56.3 13.4 6.2z" />
        <path d="M-18.1 -81.1h36.2V0h-36.2z" />
        <circle cy="-111.2" r="22.8" />
      </g>
      <g transform="translate(860 200) scale(-1.05 1.05)">
        <path
          fill="var(--ink)"
          d="M-44-34h66q10 0 12-14l4-6h16l10 8v8l-14 6q-2 16-10 20V0h-9v-10h-52V0h-9v-12q-14-4-14-22"
        />
        <path fill="var(--ink)" d="M-42-30q-18-10-16-26l6-2q0 14 14 20z" />
        <path fill="var(--pic-brick)" d="M36-54q-8 10-4 20h8z" />
        <circle cx="48" cy="-46" r="1.8" fill="var(--paper)" />
      </g>
      <g fill="var(--pic-amber)" transform="translate(1024 200) rotate(3)">
        <path transform="scale(-0.892 0.892)" d="m15.5-69.2-13.5-6.3 26.3-56.3 13.4 6.2z" />
        <path d="M-17.8 -79.9h35.6V0h-35.6z" />
        <circle cy="-109.6" r="22.4" />
      </g>
      <g fill="var(--ink)" transform="translate(1140 200) rotate(-6)">
        <path d="M-15.1 -67.8h30.2V0h-30.2z" />
        <circle cy="-93" r="19" />
      </g>
      <g fill="var(--pic-green)" transform="translate(1330 200) rotate(-4)">
        <path d="M-21.3 -95.6h42.7V0h-42.7z" />
        <circle cy="-131.1" r="26.9" />
      </g>
      <g fill="var(--pic-berry)" transform="translate(1392 200) rotate(6)">
        <path d="M-24.3 -108.9h48.6V0h-48.6z" />
        <circle cy="-149.4" r="30.6" />
      </g>
    </svg>
  );
}
