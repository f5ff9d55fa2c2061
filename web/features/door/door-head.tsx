import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { countPeople } from '#domain/door/marks.ts';
import { drawnPlaces } from '#domain/events/drawn-places.ts';
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

type HeadFrameProps = { title: string; badge?: ReactNode; children?: ReactNode };

/** The way back and the name of the door. Dark in both themes, as the night is. */
export function HeadFrame({ title, badge, children }: HeadFrameProps) {
  const { t } = useTranslation('door');
  return (
    <header data-theme="dark" className="door-head">
      <div className="door-title">
        <a
          href={paths.dashboard}
          aria-label={t('back')}
          title={t('back')}
          className="-ms-3 grid size-11 shrink-0 place-items-center rounded-field"
        >
          <Icon of={ArrowLeft} />
        </a>
        <h1 className="door-name">{title}</h1>
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

/** How many are inside, of how many; and plus and minus for people on no list. */
export function DoorHead({ list, people, isOffline, onWithoutApp }: DoorHeadProps) {
  const { t } = useTranslation('door');
  const language = useLanguage();
  const { title, max_participants: max } = list.event;
  const expected = list.guests
    .filter(({ status }) => takesPlace(status))
    .reduce((sum, { party_size: size }) => sum + size, 0);
  const over = max === null ? 0 : people.inside - max;
  const drawn = { joined: people.inside, max: max ?? Math.max(expected, people.inside, 1) };
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
      <div className="door-figures">
        <div className="door-inside">
          <p className="door-number">{formatNumber(people.inside, language)}</p>
          <p className="door-facts">
            <span className="door-word">{t('inside')}</span>
            <span className="block text-ink-2">{t('expected', { count: expected })}</span>
            {over > 0 ? (
              <span className="block font-semibold text-amber-text">{t('over', { count: over })}</span>
            ) : (
              <span className="block text-ink-2">{max === null ? t('noLimit') : t('places', { count: max })}</span>
            )}
          </p>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
        <div role="group" aria-label={t('withoutApp.label')} className="door-walk-ins">
          <p className="door-walked-in">{t('withoutApp.count', { count: people.withoutApp })}</p>
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
        <div className="door-people">
          <Places {...drawnPlaces({ ...drawn, most: ROW })} className="door-row-all" />
          <Places {...drawnPlaces({ ...drawn, most: 2 * ROW })} className="door-row-half" />
        </div>
      </div>
    </HeadFrame>
  );
}

const ROW = 20;

/** The places in rows that are as wide as full ones. */
function Places({ figures, filled, className }: ReturnType<typeof drawnPlaces> & { className: string }) {
  return Array.from({ length: Math.ceil(figures / ROW) }, (_, row) => {
    const inRow = Math.min(ROW, figures - row * ROW);
    return (
      <PeopleRow
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
        key={row}
        share={(filled - row * ROW) / inRow}
        figures={inRow}
        room={ROW}
        className={className}
      />
    );
  });
}
