import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import type { Guests } from './use-guests.ts';

export function MoreGuests({ guests }: { guests: Guests }) {
  const { t } = useTranslation('participants');
  if (!guests.hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      size="compact"
      busy={guests.isFetchingNextPage}
      busyLabel={t('moreBusy')}
      onClick={() => void guests.fetchNextPage()}
      className="mt-3 w-fit"
    >
      {t('more')}
    </Button>
  );
}
