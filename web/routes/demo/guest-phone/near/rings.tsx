import { useTranslation } from 'react-i18next';
import { rings } from './place-notices.ts';

const [inner, middle, outer] = rings;

/** Decorative rings; the list has the distances. */
export function Rings() {
  const { t } = useTranslation('guest-phone');
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false" className="absolute inset-0 size-full">
      <circle cx="50" cy="50" r={outer.radius} className="fill-[color-mix(in_oklch,var(--amber)_20%,var(--paper))]" />
      <circle cx="50" cy="50" r={middle.radius} className="fill-[color-mix(in_oklch,var(--amber)_42%,var(--paper))]" />
      <circle cx="50" cy="50" r={inner.radius} className="fill-amber" />
      <ellipse cx="50.9" cy="57.4" rx="5.7" ry="1.1" className="fill-pic-ink" opacity=".25" />
      <g transform="translate(50 57.4) rotate(8)" className="fill-tomato">
        <path d="M-2.1-9.6h4.2V0h-4.2z" />
        <circle cy="-13.1" r="2.7" />
      </g>
      <g fontSize="2.9" fontWeight="600" textAnchor="middle" fontFamily="var(--font-sans)">
        <text x="50" y={50 + inner.radius - 2} className="fill-on-color">
          {t('near.rings.inner')}
        </text>
        <text x="50" y={50 + middle.radius - 2} className="fill-ink">
          {t('near.rings.middle')}
        </text>
        <text x="50" y={50 + outer.radius - 2} className="fill-ink">
          {t('near.rings.outer')}
        </text>
      </g>
    </svg>
  );
}
