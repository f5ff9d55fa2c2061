import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { draftPath } from '../event-paths.ts';
import { useRefreshEvents } from '../use-events.ts';
import { forgetAttempt } from './attempts.ts';
import { useAnnounceResult } from './use-finish-draft.ts';
import type { FoundDraft } from './use-open-draft.ts';

type MissingDraftProps = {
  found: Exclude<FoundDraft, { kind: 'ready' }>;
  /** Shown while the draft is on its way. */
  loading: ReactNode;
  /** The way to the list. */
  action: ReactNode;
  onDone: () => void;
};

/** In place of a form whose draft is not there: not yet, not any more, or in another form. */
export function MissingDraft({ found, loading, action, onDone }: MissingDraftProps) {
  const { t } = useTranslation('events');
  switch (found.kind) {
    case 'loading':
      return loading;
    case 'failed':
      return <ErrorState {...found} retryLabel={t('list.retry')} />;
    case 'refused':
      return (
        <EmptyState title={found.title} action={action}>
          {found.text}
        </EmptyState>
      );
    case 'elsewhere':
      return <Navigate to={draftPath(found.event)} replace />;
    case 'done':
      return <Done event={found.event} onDone={onDone} />;
  }
}

type DoneProps = { event: Extract<FoundDraft, { kind: 'done' }>['event']; onDone: () => void };

/** Ends a publication whose answer was lost, once. */
function Done({ event, onDone }: DoneProps) {
  const announceResult = useAnnounceResult();
  const refresh = useRefreshEvents();
  const isAnnounced = useRef(false);
  useEffect(() => {
    if (isAnnounced.current) return;
    isAnnounced.current = true;
    forgetAttempt(event.id);
    announceResult(event.status);
    void refresh();
    onDone();
  });
  return null;
}
