import { useTranslation } from 'react-i18next';
import { trial } from '#domain/plans/price-lists.ts';
import { formatDayWithWeekday, formatTimeRange } from '#i18n/format.ts';
import { VenueQuiz } from '#web/art/venue-quiz.tsx';
import { paths } from '#web/paths.ts';
import { exampleDay } from '#web/routes/public/examples/example-days.ts';
import { today } from '#web/routes/public/examples/today.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Clock } from '#web/ui/icons/clock.ts';
import { MapPin } from '#web/ui/icons/map-pin.ts';
import { PeopleRow } from '#web/ui/people-row.tsx';
import { Stamp } from '#web/ui/stamp.tsx';

export function FeaturesHero() {
  const { t } = useTranslation('features');
  return (
    <section className="container-page grid items-center gap-x-14 gap-y-12 pt-8 lg:grid-cols-[1fr_26rem] lg:pt-10">
      <div>
        <h1 className="max-w-[10ch] pb-[0.08em] text-display-1 leading-[0.93]">{t('hero.title')}</h1>
        <p className="mt-6 max-w-[36rem] text-ink-2 text-lead">{t('hero.lead')}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <a href={paths.register} data-variant="primary" className="button">
            {t('try', trial)}
          </a>
          <a href={paths.pricing} data-variant="secondary" className="button">
            {t('hero.prices')}
          </a>
        </p>
      </div>
      <SampleTicket />
    </section>
  );
}

function SampleTicket() {
  const { t } = useTranslation(['features', 'business']);
  const language = useLanguage();
  const day = exampleDay(today(), 3);
  return (
    <article className="relative w-full max-w-104 justify-self-center rounded-panel shadow-raised">
      <div className="notch-bottom overflow-hidden rounded-t-panel bg-card">
        <VenueQuiz className="block aspect-[4/3] w-full" />
        <div className="grid gap-2 px-7 pt-6 pb-8">
          <h2 className="text-h2-panel">{t('sample.event')}</h2>
          <p className="flex items-center gap-2 text-ink-2">
            <Icon of={MapPin} size={16} />
            {t('sample.place')}
          </p>
          <p className="flex gap-2 font-semibold text-small">
            <Icon of={Clock} size={16} className="mt-0.5 shrink-0" />
            <span>
              {formatDayWithWeekday(day, language)}
              <br />
              {formatTimeRange('20:00', '23:00', language)}
            </span>
          </p>
        </div>
      </div>
      <div className="notch-top relative before:absolute before:inset-x-5 before:-top-px before:border-current/25 before:border-t-2 before:border-dashed flex items-center gap-4 rounded-b-panel bg-card px-7 py-5">
        <PeopleRow share={14 / 20} />
        <p className="text-label">{t('sample.people', { count: 14, places: 20 })}</p>
      </div>
      <Stamp
        word={t('business:trust.register.word')}
        ring={t('business:trust.register.ring')}
        tone="fir"
        tilt={-8}
        className="-bottom-5 lg:-right-10 lg:-bottom-8 absolute right-3 size-26 max-sm:hidden lg:size-36"
      />
    </article>
  );
}
