import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLetters } from '#web/member/letter-keys.ts';
import { UndoFrame } from '#web/ui/undo-frame.tsx';
import type { Held } from './hold-decisions.ts';
import { UNDO_MS } from './hold-decisions.ts';
import { partyText, peopleOf } from './party-name.tsx';
import type { Decisions } from './use-decisions.ts';
import type { Participant } from './use-guests.ts';

type UndoBarProps = Pick<Decisions, 'held' | 'hold'> & { onUndo: () => void };

/** The last decision with undo; its time pauses under pointer and focus. */
export function UndoBar({ held, hold, onUndo }: UndoBarProps) {
  const { t } = useTranslation('participants');
  const areLettersOn = useLetters();
  const last = held.filter(({ isSent }) => !isSent).at(-1);
  return (
    <div role="status" className="sticky bottom-[calc(0.5rem+env(safe-area-inset-bottom))] z-10 mt-6 max-w-160">
      {last && (
        <UndoFrame
          key={last.key}
          label={t('undo.label')}
          button={t('undo.button')}
          onUndo={onUndo}
          hasKey={areLettersOn}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hold.pause()}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hold.resume()}
          onFocus={hold.pause}
          onBlur={hold.resume}
          className="mb-3"
          time={{
            key: last.until,
            className:
              'animate-[toast-time_8s_linear_forwards] bg-tomato group-focus-within/undo:[animation-play-state:paused] group-hover/undo:[animation-play-state:paused]',
          }}
        >
          {textOf(last, t)} {t('undo.time', { count: UNDO_MS / 1000 })}
        </UndoFrame>
      )}
    </div>
  );
}

function textOf({ decision, people }: Held<Participant>, t: TFunction<'participants'>): string {
  const [first] = people;
  const count = peopleOf(people);
  if (people.length > 1 || !first) return t(decision === 'approve' ? 'undo.approveMany' : 'undo.rejectMany', { count });
  return t(decision === 'approve' ? 'undo.approve' : 'undo.reject', { name: partyText(first, t), count });
}
