import type { ArtProps } from './art-props.ts';

/** A street as wide as the screen, aligned to the bottom, in the text's colour; the lamp post carries a notice. */
export function StreetRow({ lampAt = 718, ...props }: ArtProps & { lampAt?: number }) {
  return (
    <svg viewBox="0 0 1440 300" aria-hidden="true" focusable="false" {...props}>
      <path
        fill="currentColor"
        d="M-25 150l16-32h110l16 32zM-20 150h132V300H-20zM67.1 96h13v30h-13zM112 196h150V300H112zM217 174h13v24h-13zM259 128l55-36 55 36zM262 128h104V300H262zM337 80h12v34h-12zM361 176l16-32h150l16 32zM366 176h172V300H366zM479.5 122h13v30h-13zM538 214h118V300H538zM620.6 192h13v24h-13zM653 168l51-36 51 36zM656 168h96V300H656zM725.1 120h12v34h-12zM820 190h150V300H820zM925 168h13v24h-13zM965 140l16-32h118l16 32zM970 140h140V300H970zM1062.4 86h13v30h-13zM1107 204l53-36 53 36zM1110 204h100V300H1110zM1182 156h12v34h-12zM1210 158h120V300H1210zM1294 136h13v24h-13zM1325 112l16-32h108l16 32zM1330 112h130V300H1330zM1415.8 58h13v30h-13zM778 40h6v70h-6zM773 104h16v18h-16zM773 160h16l7 140h-30zM781 116a24 24 0 1 0 .1 0z"
      />
      <path
        fill="var(--pic-amber)"
        d="M-5.5 166h15v22h-15zM82.5 166h15v22h-15zM-5.5 204.7h15v22h-15zM-5.5 243.3h15v22h-15zM179.5 247h15v22h-15zM229.5 247h15v22h-15zM341.2 144h15v22h-15zM306.5 178.5h15v22h-15zM306.5 213h15v22h-15zM509 192h15v22h-15zM380 222h15v22h-15zM466 222h15v22h-15zM509 222h15v22h-15zM380 252h15v22h-15zM423 252h15v22h-15zM466 252h15v22h-15zM550.2 256h15v22h-15zM589.5 256h15v22h-15zM696.5 184h15v22h-15zM728.5 184h15v22h-15zM696.5 216.7h15v22h-15zM728.5 216.7h15v22h-15zM664.5 249.3h15v22h-15zM868.8 206h15v22h-15zM906.3 206h15v22h-15zM943.8 206h15v22h-15zM831.3 244h15v22h-15zM868.8 244h15v22h-15zM906.3 244h15v22h-15zM1032.5 156h15v22h-15zM985.8 187.5h15v22h-15zM1079.2 250.5h15v22h-15zM1152.5 220h15v22h-15zM1119.2 251h15v22h-15zM1152.5 251h15v22h-15zM1185.8 251h15v22h-15zM1302.5 174h15v22h-15zM1262.5 210h15v22h-15zM1302.5 210h15v22h-15zM1222.5 246h15v22h-15zM1262.5 246h15v22h-15zM1344.2 128h15v22h-15zM1430.8 128h15v22h-15zM1344.2 166.5h15v22h-15zM1430.8 166.5h15v22h-15z"
      />
      <g transform={`translate(${lampAt} 0)`}>
        <path fill="var(--pic-amber)" d="m-15 74 6-22H9l6 22z" />
        <path fill="var(--pic-ink)" d="M-21 52h42l-9-11h-24zM-20 74h40v5h-40zM-3.5 79h7v221h-7zM-10 286h20v14h-20z" />
        <g transform="rotate(-5 0 150)">
          <path fill="var(--pic-white)" d="M-22 122h44v62h-7v-12h-2v12H6v-12H4v12h-15v-12h-2v12h-9z" />
          <path fill="var(--pic-ink)" d="M-16 132H6v6h-22zM-16 144h32v3h-32zM-16 151h26v3h-26z" />
          <path fill="var(--pic-tomato)" d="M-7 116H7v10H-7z" />
        </g>
      </g>
    </svg>
  );
}
