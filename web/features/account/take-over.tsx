import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantDay } from '#i18n/format.ts';
import { api } from '#web/api/client.ts';
import { ownershipOffer } from '#web/api/device-queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { AccountCard } from './account-card.tsx';

/** Accepts or declines an ownership offer; nothing for others. */
export function TakeOver({ company }: { company: string }) {
  const { t } = useTranslation('account', { keyPrefix: 'data' });
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const offer = useQuery(ownershipOffer).data?.open_offer;
  const acceptance = useAction({
    call: () => api.POST('/business/ownership/accept'),
    // The whole page depends on the owner.
    done() {
      location.reload();
    },
    failed: (title) => title,
    stale: [ownershipOffer],
  });
  const refusal = useAction({
    call: () => api.POST('/business/ownership/decline'),
    done: () => t('declined'),
    failed: (title) => title,
    stale: [ownershipOffer],
  });
  if (!offer?.is_mine) return null;
  const text = t('takingText', { person: offer.offered_by, day: formatInstantDay(offer.expires_at, language) });
  return (
    <AccountCard id="ownership" title={t('taking', { company })} text={text}>
      <div className="flex flex-wrap gap-3">
        <Button size="compact" onClick={() => setAsking(true)}>
          {t('take')}
        </Button>
        <Button variant="secondary" size="compact" busy={refusal.isPending} onClick={() => refusal.mutate()}>
          {t('decline')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => acceptance.mutate()}
        busy={acceptance.isPending}
        title={t('takeQuestion', { company })}
        cancelLabel={t('takeWait')}
        confirmLabel={t('takeConfirm')}
      >
        {text}
      </ConfirmDialog>
    </AccountCard>
  );
}
