import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { MoreGuests } from './more-guests.tsx';
import type { Guests, Participant } from './use-guests.ts';

type GuestsStateProps = { guests: Guests; lines?: number; children: (people: readonly Participant[]) => ReactNode };

/** A guest list with its loading and error states. */
export function GuestsState({ guests, lines = 4, children }: GuestsStateProps) {
  const { t } = useTranslation('participants');
  const problemText = useProblemText();
  if (guests.people) {
    return (
      <>
        {children(guests.people)}
        <MoreGuests guests={guests} />
      </>
    );
  }
  if (guests.isPending) {
    return (
      <Loading label={t('loading')}>
        <SkeletonText lines={lines} />
      </Loading>
    );
  }
  return (
    <ErrorState
      title={t('failed', { message: problemText(guests.error) })}
      retryLabel={t('retry')}
      onRetry={() => void guests.refetch()}
      busy={guests.isFetching}
    />
  );
}
