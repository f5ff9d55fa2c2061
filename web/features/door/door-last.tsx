import { useTranslation } from 'react-i18next';
import type { DoorMark } from '#domain/door/marks.ts';
import { formatInstantTime } from '#i18n/format.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { Face } from '#web/art/face.tsx';
import { useLanguage } from '#web/shell/use-language.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Minus } from '#web/ui/icons/minus.ts';
import { Plus } from '#web/ui/icons/plus.ts';
import { Undo2 } from '#web/ui/icons/undo-2.ts';
import { Stamp } from '#web/ui/stamp.tsx';
import type { DoorRow } from './door-rows.ts';
import { guestLines } from './guest-lines.ts';

type DoorLastProps = {
  mark: DoorMark | null;
  /** Of the guest who was marked; nothing of somebody on no list. */
  row: DoorRow | undefined;
  deviceId: string;
  /** What helps before anybody is marked. */
  hint: string;
  isUndone: boolean;
  onUndo: () => void;
};

/** Who was marked last, and the way back: on phones a bar at the thumb, else a card with a stamp on the dark panel. */
export function DoorLast({ mark, row, deviceId, hint, isUndone, onUndo }: DoorLastProps) {
  const { t } = useTranslation('door');
  const language = useLanguage();
  const isOut = mark?.move === 'out';
  const text = mark && t(isOut ? 'last.out' : 'last.in', { name: row?.guest.display_name ?? t('last.guest') });
  return (
    <div className="door-last" data-state={mark ? 'marked' : isUndone ? 'undone' : 'none'}>
      <div className="door-last-picture">
        {!mark && <EmptyScene of="guests" />}
        {mark && row && <Face id={row.guest.user_id} size="large" />}
        {mark && !row && (
          <span className="grid size-13 place-items-center rounded-well bg-sunk">
            <Icon of={isOut ? Minus : Plus} />
          </span>
        )}
      </div>
      <div className="door-last-words">
        <p role="status" className="door-last-text">
          {text ?? (isUndone && t('undone'))}
        </p>
        <div className="door-last-more text-small">
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
            className="door-last-stamp"
          />
          <button type="button" onClick={onUndo} className="door-undo">
            <Icon of={Undo2} />
            {t('undo')}
          </button>
        </>
      )}
    </div>
  );
}
