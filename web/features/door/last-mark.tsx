import { useTranslation } from 'react-i18next';
import type { DoorMark } from '#domain/door/marks.ts';
import { formatInstantTime } from '#i18n/format.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { PersonAvatar } from '#web/art/person-avatar.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Minus } from '#web/ui/icons/minus.ts';
import { Plus } from '#web/ui/icons/plus.ts';
import { Undo2 } from '#web/ui/icons/undo-2.ts';
import { Stamp } from '#web/ui/stamp.tsx';
import { framed } from './door-classes.ts';
import type { DoorRow } from './door-rows.ts';
import { guestLines } from './guest-lines.ts';

const bar = `fixed inset-x-0 bottom-0 z-2 flex items-center gap-3 bg-card px-4 pb-[env(safe-area-inset-bottom)] roomy:static roomy:z-1 roomy:col-start-2 roomy:row-start-2 roomy:m-6 roomy:flex-wrap roomy:content-center roomy:gap-4 roomy:rounded-card roomy:p-5 wide:col-start-1 wide:row-start-3 wide:mt-0 widest:mx-10 widest:mb-10 widest:p-6 ${framed}`;

const shown =
  'min-h-[calc(4rem+env(safe-area-inset-bottom))] border-line border-t roomy:min-h-0 roomy:border-0 roomy:forced-colors:border-[1.5px]';

const marked =
  'roomy:grid roomy:grid-cols-[auto_minmax(0,1fr)_auto] roomy:grid-rows-[1fr_auto] roomy:items-start widest:grid-rows-[auto_auto]';

type LastMarkProps = {
  mark: DoorMark | null;
  /** Undefined for people on no list. */
  row: DoorRow | undefined;
  deviceId: string;
  /** Shown before the first mark. */
  hint: string;
  isUndone: boolean;
  onUndo: () => void;
};

/** The last mark with undo: a bottom bar on phones, else a card. */
export function LastMark({ mark, row, deviceId, hint, isUndone, onUndo }: LastMarkProps) {
  const { t } = useTranslation('door');
  const language = useLanguage();
  const isOut = mark?.move === 'out';
  const text = mark && t(isOut ? 'last.out' : 'last.in', { name: row?.guest.display_name ?? t('last.guest') });
  return (
    <div className={cx(bar, (mark || isUndone) && shown, mark && marked)}>
      <div className="hidden roomy:block">
        {!mark && <EmptyScene of="guests" />}
        {mark && row && <PersonAvatar id={row.guest.user_id} size="large" />}
        {mark && !row && (
          <span className="grid size-13 place-items-center rounded-well bg-sunk">
            <Icon of={isOut ? Minus : Plus} />
          </span>
        )}
      </div>
      <div className="min-w-0 flex-[1_1_9rem] roomy:col-span-2 widest:col-span-1">
        <p role="status" className="wrap-anywhere font-semibold roomy:text-h3">
          {text ?? (isUndone && t('undone'))}
        </p>
        <div className="hidden text-small roomy:block">
          {!mark && !isUndone && <p className="text-ink-2">{hint}</p>}
          {row &&
            guestLines(row, deviceId, t, language).map(({ text: line, isWarning }) => (
              <p key={line} className={cx(isWarning ? 'font-semibold text-amber-text' : 'text-ink-2')}>
                {line}
              </p>
            ))}
        </div>
      </div>
      {mark && (
        <>
          <Stamp
            key={mark.id}
            word={t(isOut ? 'last.stampOut' : 'last.stampIn')}
            ring={t(isOut ? 'last.ringOut' : 'last.ringIn', {
              time: formatInstantTime(new Date(mark.at), language).toUpperCase(),
            })}
            tone={isOut ? 'amber' : 'fir'}
            press
            className="hidden w-26 roomy:col-start-3 roomy:row-start-2 roomy:block widest:row-span-2 widest:row-start-1 widest:w-32"
          />
          <button
            type="button"
            onClick={onUndo}
            className={cx(
              framed,
              '-me-2 inline-flex min-h-12 items-center justify-center gap-2.5 rounded-button px-3 font-semibold roomy:col-span-2 roomy:col-start-1 roomy:row-start-2 roomy:m-0 roomy:self-end roomy:justify-self-start roomy:px-5 roomy:inset-ring-[1.5px] roomy:inset-ring-edge',
            )}
          >
            <Icon of={Undo2} />
            {t('undo')}
          </button>
        </>
      )}
    </div>
  );
}
