import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useNavigation } from 'react-router';
import { canEvent } from '#domain/events/lifecycle.ts';
import { isProblem } from '#web/api/problem.ts';
import { queries } from '#web/api/queries.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import type { EmptySceneName } from '#web/art/empty-scene-name.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import type { EventOfBusiness } from '../../event/use-events.ts';
import { draftPath, editPath, useRefreshEvents } from '../../event/use-events.ts';
import type { DraftPlace } from './kept-drafts.ts';
import { forgetRequest, leftDraft, wasApplied } from './kept-drafts.ts';
import { useAnnounceResult } from './use-draft.ts';

type Opening = {
  /** Number of openings; each has its own form. */
  count: number;
  isOpen: boolean;
  /** Draft at opening. */
  startId: string | null;
  /** Continued from an unfinished form, not from the address. */
  isContinued: boolean;
  /** Draft in the address: the initial one, or the one this form created. */
  presentId: string | null;
};

/** Distinguishes a new opening from the new draft of an open form appearing in the address. */
function useOpening(addressedId: string | null, isOpen: boolean, place: DraftPlace) {
  const open = (count: number): Opening => {
    const startId = addressedId ?? (isOpen ? leftDraft.read(place) : null);
    return { count, isOpen, startId, isContinued: addressedId === null && startId !== null, presentId: addressedId };
  };
  const [opening, setOpening] = useState(() => open(0));
  const [ownId, setOwnId] = useState<string | null>(null);

  function begin() {
    setOwnId(null);
    setOpening(open(opening.count + 1));
  }

  if (isOpen !== opening.isOpen) {
    if (isOpen) begin();
    else setOpening({ ...opening, isOpen });
  } else if (isOpen && addressedId !== opening.presentId) {
    if (addressedId !== null && addressedId === ownId) setOpening({ ...opening, presentId: ownId });
    else begin();
  }
  const { count, startId, isContinued } = opening;
  return { count, startId, isContinued, claim: setOwnId, begin };
}

type FoundDraft =
  /** `isContinued`: left unfinished by this form. */
  | { kind: 'ready'; stored: Tagged<EventOfBusiness> | null; isContinued: boolean }
  | { kind: 'loading' }
  | { kind: 'failed'; title: string; onRetry: () => void; busy: boolean }
  | { kind: 'refused'; of: EmptySceneName; title: string; text: string }
  /** Published or scheduled, so edited elsewhere. */
  | { kind: 'published'; stored: Tagged<EventOfBusiness> }
  /** Belongs to the other form. */
  | { kind: 'elsewhere'; event: EventOfBusiness }
  /** An earlier publication was applied without a response. */
  | { kind: 'done'; event: EventOfBusiness };

type Options = {
  addressedId: string | null;
  isOpen?: boolean;
  place: DraftPlace;
  maySave: boolean;
};

/** The draft of a form, read once per opening. */
export function useOpenDraft({ addressedId, isOpen = true, place, maySave }: Options) {
  const { t } = useTranslation('events');
  const problemText = useProblemText();
  const { startId: id, isContinued, ...opening } = useOpening(addressedId, isOpen, place);
  const query = useQuery(queries.openedDraft(opening.count, id));

  function find(): FoundDraft {
    const empty = { kind: 'ready', stored: null, isContinued: false } as const;
    if (id === null || (isContinued && !maySave)) return empty;
    if (isContinued && isProblem(query.error, 'not_found')) return empty;
    if (isProblem(query.error, 'not_found')) {
      return { kind: 'refused', of: 'gone', title: t('drafts.unknown'), text: t('drafts.unknownText') };
    }
    if (query.error) {
      const title = t('list.failed', { message: problemText(query.error) });
      return { kind: 'failed', title, onRetry: () => void query.refetch(), busy: query.isFetching };
    }
    if (!query.data) return { kind: 'loading' };
    const event = query.data.data;
    if (isContinued && event.status !== 'draft' && !wasApplied(event)) return empty;
    if (event.status !== 'draft') {
      if (wasApplied(event)) return { kind: 'done', event };
      if (maySave && canEvent(event, 'edit')) return { kind: 'published', stored: query.data };
      return { kind: 'refused', of: 'board', title: t('drafts.notDraft'), text: t('drafts.notDraftText') };
    }
    if (!maySave) return { kind: 'refused', of: 'locked', title: t('drafts.noEdit'), text: t('drafts.noEditText') };
    if (event.tariff !== place.tariff) return { kind: 'elsewhere', event };
    return { kind: 'ready', stored: query.data, isContinued };
  }

  return {
    found: find(),
    /** React key; changes per opening. */
    key: opening.count,
    /** Announces that this form's new draft will appear in the address. */
    claim: opening.claim,
    /** Empties the form when the address stays the same; its draft remains. */
    begin() {
      leftDraft.write(place, null);
      opening.begin();
    },
  };
}

type MissingDraftProps = {
  found: Exclude<FoundDraft, { kind: 'ready' }>;
  loading: ReactNode;
  /** Link to the list. */
  action: ReactNode;
  /** `h1` if it is the page's only content. */
  headingLevel: 'h1' | 'h3';
  onDone: () => void;
};

/** Shown without a form: the draft is loading, gone, or of the other form. */
export function MissingDraft({ found, loading, action, headingLevel, onDone }: MissingDraftProps) {
  const { t } = useTranslation('events');
  switch (found.kind) {
    case 'loading':
      return loading;
    case 'failed':
      return <ErrorState {...found} retryLabel={t('list.retry')} />;
    case 'refused':
      return (
        <EmptyState
          drawing={<EmptyScene of={found.of} />}
          title={found.title}
          headingLevel={headingLevel}
          action={action}
        >
          {found.text}
        </EmptyState>
      );
    case 'published':
      return <Navigate to={editPath(found.stored.data)} replace />;
    case 'elsewhere':
      return <Navigate to={draftPath(found.event)} replace />;
    case 'done':
      return <Done event={found.event} onDone={onDone} />;
  }
}

type DoneProps = { event: Extract<FoundDraft, { kind: 'done' }>['event']; onDone: () => void };

/** Completes a publication without a response, once. */
function Done({ event, onDone }: DoneProps) {
  const announceResult = useAnnounceResult();
  const refresh = useRefreshEvents();
  const isAnnounced = useRef(false);
  // On unmount: earlier, the event would count as no draft.
  useEffect(() => () => forgetRequest(event.id), [event.id]);
  useEffect(() => {
    if (isAnnounced.current) return;
    isAnnounced.current = true;
    announceResult(event.status);
    void refresh();
    onDone();
  });
  return null;
}

/** Replaces the address, unless that would cancel a navigation. */
export function useAmendAddress(): (path: string, state?: unknown) => void {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const isLeaving = useRef(false);
  isLeaving.current = navigation.state !== 'idle';
  return (path, state) => {
    if (!isLeaving.current) void navigate(path, { replace: true, state, preventScrollReset: true });
  };
}
