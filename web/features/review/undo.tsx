import type { ReactNode } from 'react';
import { createContext, use, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { VerificationOutcome } from '#domain/verification/decisions.ts';
import { undoSeconds } from '#domain/verification/desk.ts';
import { reviewApi } from '#web/api/review-client.ts';
import { reviewQueries } from '#web/api/review-queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { useLetterKeys, useLetters } from '#web/member/letter-keys.ts';
import { UndoFrame } from '#web/ui/undo-frame.tsx';
import { arrived, casePath } from './filter.ts';

export type Undoable = { id: string; company: string; outcome: VerificationOutcome | 'proposed'; madeAt: number };

const UndoContext = createContext<(decision: Undoable) => void>(() => undefined);

/** Offers an undo: `useOfferUndo()({ id, … })`. */
export function useOfferUndo() {
  return use(UndoContext);
}

/** Shows the last decision across the desk's screens while it can be undone. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('review');
  const navigate = useNavigate();
  const [last, setLast] = useState<Undoable | null>(null);
  const undoing = useAction({
    call: ({ id }: Undoable) => reviewApi.POST('/review/businesses/{id}/undo', { params: { path: { id } } }),
    done(_, { id, company }) {
      setLast(null);
      void navigate(casePath(id), { state: arrived });
      return { title: t('undo.done'), description: company };
    },
    failed(problem, _, { company }) {
      setLast(null);
      return { title: t('undo.failed', { company }), description: problem };
    },
    stale: [reviewQueries.all],
  });
  const undo = () => last && !undoing.isPending && undoing.mutate(last);

  useEffect(() => {
    if (!last) return;
    // Counts from before the call, so the bar never outlasts the server's hold.
    const timer = setTimeout(() => setLast(null), Math.max(0, last.madeAt + undoSeconds * 1000 - Date.now()));
    return () => clearTimeout(timer);
  }, [last]);
  useLetterKeys({ z: () => void undo(), u: () => void undo() });

  return (
    <UndoContext value={useMemo(() => setLast, [])}>
      {children}
      <div role="status" className="fixed bottom-4 left-4 z-30 w-[min(36rem,calc(100vw-2rem))] max-lg:bottom-22">
        {last && <UndoBar key={last.id + last.madeAt} last={last} onUndo={() => void undo()} />}
      </div>
    </UndoContext>
  );
}

function UndoBar({ last: { outcome, company }, onUndo }: { last: Undoable; onUndo: () => void }) {
  const { t } = useTranslation('review');
  const areLettersOn = useLetters();
  return (
    <UndoFrame
      label={t('undo.label')}
      button={t('undo.button')}
      onUndo={onUndo}
      hasKey={areLettersOn}
      keys="Z U"
      className="shadow-raised"
      time={{ className: 'animate-[toast-time_10s_linear_forwards] bg-fir' }}
    >
      <strong>{t(outcome === 'proposed' ? 'message.proposed' : `message.${outcome}`)}</strong>: {company}.{' '}
      {t(outcome === 'proposed' ? 'undo.proposed' : 'undo.time', { count: undoSeconds })}
    </UndoFrame>
  );
}
