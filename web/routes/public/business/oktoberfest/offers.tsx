import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Icon } from '#web/ui/icon.tsx';
import { MapPin } from '#web/ui/icons/map-pin.ts';

const offers = ['pre', 'main', 'apres'] as const;

/** Example value. */
const DISTANCE_KM = 2.3;

/** Seasonal offers; a tick shows badge and distance. Nothing is sent. */
export function Offers() {
  const { t } = useTranslation('business', { keyPrefix: 'oktoberfest.offers' });
  const distance = formatNumber(DISTANCE_KM, useLanguage());
  return (
    <section aria-labelledby="offers-title" className="group/offers container-page pt-14 lg:pt-18">
      <h2 id="offers-title" className="text-display-2 lg:text-[4rem]">
        {t('title')}
      </h2>
      <fieldset aria-labelledby="offers-title" className="mt-7 grid gap-5 md:grid-cols-3">
        {offers.map((offer) => (
          <label
            key={offer}
            className="block rounded-card bg-card p-6 inset-ring-[1.5px] inset-ring-edge transition-[box-shadow] hover:inset-ring-ink has-checked:inset-ring-3 has-checked:inset-ring-bavaria forced-colors:border-[1.5px] forced-colors:border-[ButtonBorder]"
          >
            <input
              type="checkbox"
              name={offer}
              autoComplete="off"
              className="tick block before:bg-on-bavaria checked:bg-bavaria"
            />
            <span className="mt-4 block text-h3">{t(`${offer}.title`)}</span>
            <span className="mt-1 block text-ink-2 text-small">{t(`${offer}.text`)}</span>
          </label>
        ))}
      </fieldset>
      <p
        role="status"
        className="mt-5 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2 group-not-has-checked/offers:*:invisible"
      >
        <span className="rounded-badge bg-bavaria px-3.5 py-2.5 text-badge text-on-bavaria">{t('badge')}</span>
        <span className="flex items-center gap-1.5 text-ink-2 text-small">
          <Icon of={MapPin} size={16} />
          {t('distance', { distance })}
        </span>
      </p>
    </section>
  );
}
