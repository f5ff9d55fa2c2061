import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { countPeople } from '#domain/door/marks.ts';
import { takesPlace } from '#domain/events/participation.ts';
import { formatNumber } from '#i18n/format.ts';
import { paths } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts';
import { Minus } from '#web/ui/icons/minus.ts';
import { Plus } from '#web/ui/icons/plus.ts';
import { WifiOff } from '#web/ui/icons/wifi-off.ts';
import { PeopleMeter } from '#web/ui/people-meter.tsx';
import { doorClasses, press } from './door-classes.ts';
import type { DoorList } from './door-store.ts';

type HeadFrameProps = { title: string; badge?: ReactNode; children?: ReactNode };

/** Dark in both themes. */
export function HeadFrame({ title, badge, children }: HeadFrameProps) {
  const { t } = useTranslation('door');
  return (
    <header data-theme="dark" className={doorClasses.head}>
      <div className={doorClasses.title}>
        <a
          href={paths.dashboard}
          aria-label={t('back')}
          title={t('back')}
          className="-ms-3 grid size-11 shrink-0 place-items-center rounded-field"
        >
          <Icon of={ArrowLeft} />
        </a>
        <h1 className="min-w-0 flex-1 truncate font-semibold roomy:text-h3 wide:line-clamp-2 wide:whitespace-normal wide:text-[1.25rem] widest:text-[1.5rem]">
          {title}
        </h1>
        {badge}
      </div>
      {children}
    </header>
  );
}

type DoorHeadProps = {
  list: DoorList;
  people: ReturnType<typeof countPeople>;
  isOffline: boolean;
  onWithoutApp: (move: 'in' | 'out') => void;
};

/** People inside of the total, and a counter for those on no list. */
export function DoorHead({ list, people, isOffline, onWithoutApp }: DoorHeadProps) {
  const { t } = useTranslation('door');
  const language = useLanguage();
  const { title, max_participants: max } = list.event;
  const expected = list.guests
    .filter(({ status }) => takesPlace(status))
    .reduce((sum, { party_size: size }) => sum + size, 0);
  const over = max === null ? 0 : people.inside - max;
  const badge = (
    <span role="status">
      {isOffline && (
        <span className="inline-flex min-h-7 items-center gap-1.5 rounded-badge bg-amber px-2.5 text-badge text-on-color">
          <Icon of={WifiOff} size={15} />
          {t('offline')}
        </span>
      )}
    </span>
  );
  return (
    <HeadFrame title={t('head', { event: title })} badge={badge}>
      <div className={doorClasses.figures}>
        <div className="flex items-end gap-4 text-[0.9375rem] leading-[1.375] roomy:gap-5 roomy:text-[1rem] wide:flex-wrap wide:gap-6 wide:text-[1.25rem]">
          <p className="text-[4.75rem] text-stat roomy:text-[7rem] wide:text-[clamp(6rem,min(17vw,40dvh_-_7.5rem),15rem)]">
            {formatNumber(people.inside, language)}
          </p>
          <p className="min-w-0 tabular-nums">
            <span className="block font-semibold wide:text-h2">{t('inside')}</span>
            <span className="block text-ink-2">{t('expected', { count: expected })}</span>
            {over > 0 ? (
              <span className="block font-semibold text-amber-text">{t('over', { count: over })}</span>
            ) : (
              <span className="block text-ink-2">{max === null ? t('noLimit') : t('places', { count: max })}</span>
            )}
          </p>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
        <div
          role="group"
          aria-label={t('withoutApp.label')}
          className="grid gap-1.5 roomy:order-1 roomy:grid-cols-[minmax(0,1fr)_auto] roomy:items-center wide:border-line wide:border-t wide:pt-[min(1.5rem,3dvh)]"
        >
          <p className="text-center text-help text-ink-2 tabular-nums roomy:text-start roomy:font-semibold roomy:text-[1.25rem] roomy:text-ink">
            {t('withoutApp.count', { count: people.withoutApp })}
          </p>
          <div className="flex gap-2">
            <button
              type="button"
              aria-label={t('withoutApp.out')}
              aria-disabled={people.withoutApp === 0 || undefined}
              onClick={() => people.withoutApp > 0 && onWithoutApp('out')}
              className={count}
            >
              <Icon of={Minus} />
            </button>
            <button
              type="button"
              aria-label={t('withoutApp.in')}
              onClick={() => onWithoutApp('in')}
              className={`${count} bg-ink text-paper`}
            >
              <Icon of={Plus} />
            </button>
          </div>
        </div>
        <div className="col-span-2 max-w-104 *:h-auto *:w-full roomy:col-span-1 roomy:grid roomy:max-w-none roomy:gap-2.5">
          <PeopleMeter value={people.inside} of={max ?? Math.max(expected, people.inside, 1)} />
        </div>
      </div>
    </HeadFrame>
  );
}

const count = `${press} min-h-13 w-13 aria-disabled:cursor-not-allowed aria-disabled:text-ink-3`;
