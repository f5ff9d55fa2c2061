import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isProblem } from '#web/api/problem.ts';
import { queries } from '#web/api/queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { EmptyScene } from '#web/art/empty-scene.tsx';
import { useLetterKeys } from '#web/member/letter-keys.ts';
import { tabPath } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts';
import { Card } from '#web/ui/panel.tsx';
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';
import { Guests } from './guests.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useDecisions } from './use-decisions.ts';

/** The guests, with an undo for the last decision. */
export function GuestsPage({ eventId }: { eventId: string }) {
  const decisions = useDecisions(eventId);
  const { hold, held } = decisions;
  const { data: event, ...reading } = useQuery(queries.eventNamed(eventId));
  useLetterKeys({ z: () => void hold.undo() });
  return (
    <>
      <BackLink />
      {event ? (
        <Guests event={event} decisions={decisions} />
      ) : reading.isError ? (
        <GuestsFailure error={reading.error} onRetry={() => void reading.refetch()} busy={reading.isFetching} />
      ) : (
        <GuestsFrame />
      )}
      <UndoBar held={held} hold={hold} onUndo={() => void hold.undo()} />
    </>
  );
}

export function GuestsSkeleton() {
  return (
    <>
      <BackLink />
      <GuestsFrame />
    </>
  );
}

function BackLink() {
  const { t } = useTranslation('participants');
  return (
    <Link to={tabPath('events')} className="mb-2 inline-flex min-h-11 items-center gap-2 font-semibold md:mb-4">
      <Icon of={ArrowLeft} size={18} />
      {t('page.back')}
    </Link>
  );
}

function GuestsFrame() {
  const { t } = useTranslation('participants');
  return (
    <>
      <h1 className="sr-only">{t('page.head')}</h1>
      <Loading label={t('loading')} className="grid gap-6">
        <Card className="flex h-28 gap-6 p-0! md:h-32">
          <span className="w-20 rounded-s-card bg-sunk md:w-27" />
          <Skeleton className="mt-6 h-8 w-60" />
        </Card>
        <SkeletonText lines={6} />
      </Loading>
    </>
  );
}

type GuestsFailureProps = { error: Error; onRetry: () => void; busy: boolean };

function GuestsFailure({ error, onRetry, busy }: GuestsFailureProps) {
  const { t } = useTranslation('participants');
  const problemText = useProblemText();
  const isMissing = isProblem(error, 'not_found') || isProblem(error, 'invalid_input');
  return (
    <Card>
      <h1 className="sr-only">{t('page.head')}</h1>
      {isMissing ? (
        <div className="grid justify-items-start gap-4">
          <EmptyScene of="gone" />
          <p className="text-h3">{t('page.missing')}</p>
          <ButtonLink to={tabPath('events')} variant="secondary">
            {t('page.back')}
          </ButtonLink>
        </div>
      ) : (
        <ErrorState
          title={t('failed', { message: problemText(error) })}
          retryLabel={t('retry')}
          onRetry={onRetry}
          busy={busy}
        />
      )}
    </Card>
  );
}
