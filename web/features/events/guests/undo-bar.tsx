import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLetters } from '#web/member/letter-keys.ts';
import type { Held } from './hold-decisions.ts';
import { UNDO_MS } from './hold-decisions.ts';
import { partyText, peopleOf } from './party-name.tsx';
import type { Decisions } from './use-decisions.ts';
import type { Participant } from './use-guests.ts';

type UndoBarProps = Pick<Decisions, 'held' | 'hold'> & { onUndo: () => void };

/** What was decided last, and how long it can be taken back; the time stands still under the pointer and the focus. */
export function UndoBar({ held, hold, onUndo }: UndoBarProps) {
  const { t } = useTranslation('participants');
  const areLettersOn = useLetters();
  const last = held.filter(({ isSent }) => !isSent).at(-1);
  return (
    <div role="status" className="undo-place">
      {last && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
        <div
          key={last.key}
          role="group"
          aria-label={t('undo.label')}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hold.pause()}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hold.resume()}
          onFocus={hold.pause}
          onBlur={hold.resume}
          className="undo-bar"
        >
          <p className="wrap-anywhere flex-1 py-2 text-small">
            {textOf(last, t)} {t('undo.time', { count: UNDO_MS / 1000 })}
          </p>
          <button type="button" onClick={onUndo} className="undo-button">
            {t('undo.button')}
            {areLettersOn && (
              <span aria-hidden="true" className="undo-key pointer-coarse:hidden">
                Z
              </span>
            )}
          </button>
          <span key={last.until} aria-hidden="true" className="undo-time" />
        </div>
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
