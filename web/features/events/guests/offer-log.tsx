import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#i18n/format.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx';
import { PartyName } from './party-name.tsx';

/** Offers made to the waiting list, with reason and response; collapsed. */
export function OfferLog({ eventId }: { eventId: string }) {
  const { t } = useTranslation('participants');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="mt-5 border-line border-t pt-2" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="target-44 w-fit cursor-pointer py-2 font-semibold">{t('offers.title')}</summary>
      {isOpen && <Offers eventId={eventId} />}
    </details>
  );
}

function Offers({ eventId }: { eventId: string }) {
  const { t } = useTranslation('participants');
  const problemText = useProblemText();
  const offers = useInfiniteQuery(queries.offersOf(eventId));
  if (offers.isPending) {
    return (
      <Loading label={t('loading')}>
        <SkeletonText lines={3} />
      </Loading>
    );
  }
  if (!offers.data) {
    return (
      <ErrorState
        title={t('failed', { message: problemText(offers.error) })}
        retryLabel={t('retry')}
        onRetry={() => void offers.refetch()}
        busy={offers.isFetching}
      />
    );
  }
  const rows = offers.data.pages.flatMap((page) => page.data);
  if (rows.length === 0) return <p className="py-2 text-ink-2 text-small">{t('offers.empty')}</p>;
  return (
    <>
      <ol className="grid gap-4 py-2">
        {rows.map((offer) => (
          <OfferRow key={`${offer.user_id} ${offer.offered_at}`} offer={offer} />
        ))}
      </ol>
      {offers.hasNextPage && (
        <Button
          variant="secondary"
          size="compact"
          busy={offers.isFetchingNextPage}
          busyLabel={t('moreBusy')}
          onClick={() => void offers.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

function OfferRow({ offer }: { offer: ApiAnswer<'listOffers'>['data'][number] }) {
  const { t } = useTranslation('participants');
  const language = useLanguage();
  const { cause, free_places: free, passed_over: passedOver, outcome, answer_by: answerBy } = offer;
  return (
    <li className="grid gap-0.5 text-small">
      <p className="wrap-anywhere">
        <strong className="font-semibold">
          <PartyName party={offer} />
        </strong>{' '}
        {t(`offers.outcome.${outcome ?? 'open'}`, { until: formatInstant(answerBy, language) })}
      </p>
      <p className="text-ink-2">
        {t('offers.asked', { when: formatInstant(offer.offered_at, language) })} {t(`offers.cause.${cause}`)}{' '}
        {t('offers.free', { count: free })} {passedOver > 0 && t('offers.passedOver', { count: passedOver })}
      </p>
    </li>
  );
}
