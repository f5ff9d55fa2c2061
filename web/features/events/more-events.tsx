import { useTranslation } from 'react-i18next';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { Button } from '#web/ui/button.tsx';
import type { useEvents } from './use-events.ts';

/** The button below the list that fetches the next page. */
export function MoreEvents({ events }: { events: ReturnType<typeof useEvents> }) {
  const { t } = useTranslation('events');
  const problemText = useProblemText();
  if (!events.hasNextPage) return null;
  return (
    <div className="mt-6 grid justify-items-center gap-3">
      {events.isFetchNextPageError && (
        <p role="alert" className="text-oxblood text-small">
          {t('list.moreFailed', { message: problemText(events.error) })}
        </p>
      )}
      <Button
        variant="secondary"
        busy={events.isFetchingNextPage}
        busyLabel={t('list.moreBusy')}
        onClick={() => void events.fetchNextPage()}
      >
        {t('list.more')}
      </Button>
    </div>
  );
}
