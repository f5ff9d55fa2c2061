import { useTranslation } from 'react-i18next';
import { eventLimits, surfaceLimits } from '#domain/events/limits.ts';
import { estimateReach } from '#domain/events/reach.ts';
import { tariffs } from '#domain/plans/tariffs.ts';
import { formatNumber } from '#i18n/format.ts';
import { BusinessAudience } from '#web/art/business-audience.tsx';
import { useLanguage } from '#web/shell/use-language.ts';

const tags = ['quiz', 'beer', 'games'] as const;
const characteristics = ['new', 'regular'] as const;

export function FeaturesMarketing() {
  const { t } = useTranslation('features', { keyPrefix: 'marketing' });
  const language = useLanguage();
  const { featured, push } = tariffs.standard;
  const limits = { tags: eventLimits.tags, characteristics: surfaceLimits.standard.characteristics };
  return (
    <section aria-labelledby="marketing-title" className="mt-16 md:mt-28 md:container-page">
      <div className="grid overflow-hidden bg-pic-berry text-pic-ink md:rounded-panel lg:grid-cols-2">
        <div className="px-4 pt-14 md:px-14 lg:pb-14">
          <h2 id="marketing-title" className="text-display-2 lg:text-[3.75rem]">
            {t('title')}
          </h2>
          <p className="mt-5 font-medium text-lead">{t('text', limits)}</p>
          <Choice label={t('tags')} words={tags.map((key) => t(key))} />
          <Choice label={t('characteristics')} words={characteristics.map((key) => t(key))} />
          <p className="mt-8 flex items-end gap-3">
            <span className="text-price">
              {formatNumber(estimateReach(tags.length, characteristics.length), language)}
            </span>
            <span className="font-semibold">{t('reach')}</span>
          </p>
        </div>
        <BusinessAudience signs={[t('quiz'), t('concerts'), t('games')]} className="block w-full self-end" />
      </div>
      <dl className="grid gap-x-8 px-4 pt-6 md:grid-cols-3 md:px-0 md:pt-8">
        <Extra title={t('featured.title')} text={t('featured.text', { credits: featured })} />
        <Extra title={t('push.title')} text={t('push.text', { credits: push })} />
        <Extra title={t('map.title')} text={t('map.text')} />
      </dl>
    </section>
  );
}

function Choice({ label, words }: { label: string; words: string[] }) {
  return (
    <div className="mt-5">
      <p className="mb-2 text-label">{label}</p>
      <ul className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li
            key={word}
            className="rounded-field bg-pic-ink px-3.5 py-2.5 font-semibold text-[0.9375rem] text-pic-paper"
          >
            {word}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Extra({ title, text }: { title: string; text: string }) {
  return (
    <div className="py-3">
      <dt className="text-h4">{title}</dt>
      <dd className="mt-1 text-ink-2">{text}</dd>
    </div>
  );
}
