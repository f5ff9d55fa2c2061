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
import { PeopleRow } from '#web/ui/people-row.tsx';
import type { DoorList } from './kept-door.ts';

type DoorHeadProps = {
  list: DoorList;
  people: ReturnType<typeof countPeople>;
  isOffline: boolean;
  onWithoutApp: (move: 'in' | 'out') => void;
};

/** How many are inside, of how many; and plus and minus for people on no list. Dark in both themes, as the night is. */
export function DoorHead({ list, people, isOffline, onWithoutApp }: DoorHeadProps) {
  const { t } = useTranslation('door');
  const language = useLanguage();
  const { title, max_participants: max } = list.event;
  const expected = list.guests
    .filter(({ status }) => takesPlace(status))
    .reduce((sum, { party_size: size }) => sum + size, 0);
  const over = max === null ? 0 : people.inside - max;
  const most = max ?? Math.max(expected, people.inside, 1);
  return (
    <header data-theme="dark" className="bg-paper text-ink">
      <div className="door-column pt-[env(safe-area-inset-top)] pb-4">
        <div className="flex min-h-14 items-center gap-1">
          <a
            href={paths.dashboard}
            aria-label={t('back')}
            title={t('back')}
            className="-ms-3 grid size-11 shrink-0 place-items-center rounded-field"
          >
            <Icon of={ArrowLeft} />
          </a>
          <h1 className="min-w-0 flex-1 truncate font-semibold">{t('head', { event: title })}</h1>
          <span role="status">
            {isOffline && (
              <span className="inline-flex min-h-7 items-center gap-1.5 rounded-badge bg-amber px-2.5 text-badge text-on-color">
                <Icon of={WifiOff} size={15} />
                {t('offline')}
              </span>
            )}
          </span>
        </div>
        <div className="mt-2 flex items-end gap-4">
          <p className="text-[4.75rem] text-stat sm:text-[5.5rem]">{formatNumber(people.inside, language)}</p>
          <p className="min-w-0 flex-1 text-[0.9375rem] leading-snug">
            <span className="block font-semibold">{t('inside')}</span>
            <span className="block text-ink-2">{t('expected', { count: expected })}</span>
            {over > 0 ? (
              <span className="block font-semibold text-amber-text">{t('over', { count: over })}</span>
            ) : (
              <span className="block text-ink-2">{max === null ? t('noLimit') : t('places', { count: max })}</span>
            )}
          </p>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
          <div role="group" aria-label={t('withoutApp.label')} className="grid gap-1.5">
            <p className="text-center text-help text-ink-2 tabular-nums">
              {t('withoutApp.count', { count: people.withoutApp })}
            </p>
            <div className="flex gap-2">
              <button
                type="button"
                aria-label={t('withoutApp.out')}
                aria-disabled={people.withoutApp === 0 || undefined}
                onClick={() => people.withoutApp > 0 && onWithoutApp('out')}
                className="door-count"
              >
                <Icon of={Minus} />
              </button>
              <button
                type="button"
                aria-label={t('withoutApp.in')}
                onClick={() => onWithoutApp('in')}
                className="door-count bg-ink text-paper"
              >
                <Icon of={Plus} />
              </button>
            </div>
          </div>
        </div>
        <PeopleRow share={people.inside / most} figures={20} className="mt-4 h-auto w-full sm:hidden" />
        <PeopleRow share={people.inside / most} figures={40} className="mt-4 h-auto w-full max-sm:hidden" />
      </div>
    </header>
  );
}
