import { useTranslation } from 'react-i18next';
import type { DoorMark } from '#domain/door/marks.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Undo2 } from '#web/ui/icons/undo-2.ts';

type UndoFootProps = { mark: DoorMark | null; name: string | undefined; isUndone: boolean; onUndo: () => void };

/** What was marked last, and at the thumb the way back. */
export function UndoFoot({ mark, name, isUndone, onUndo }: UndoFootProps) {
  const { t } = useTranslation('door');
  const isOut = mark?.move === 'out';
  const text = mark && t(isOut ? 'last.out' : 'last.in', { name: name ?? t('last.guest') });
  return (
    <div className="fixed inset-x-0 bottom-0 bg-card pb-[env(safe-area-inset-bottom)] empty:hidden">
      <div className="door-column">
        <div
          className={
            mark || isUndone
              ? 'flex min-h-16 items-center gap-3 border-line border-t max-sm:-mx-4 max-sm:px-4'
              : undefined
          }
        >
          <p role="status" className="wrap-anywhere min-w-0 flex-1 font-semibold">
            {text ?? (isUndone && t('undone'))}
          </p>
          {mark && (
            <button
              type="button"
              onClick={onUndo}
              className="-me-2 inline-flex min-h-12 items-center gap-2.5 rounded-field px-3 font-semibold"
            >
              <Icon of={Undo2} />
              {t('undo')}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
