import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantDay } from '#i18n/format.ts';
import { api } from '#web/api/client.ts';
import { ownershipOffer } from '#web/api/device-queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { UserCheck } from '#web/ui/icons/user-check.ts';
import { AccountRow } from './account-row.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

/** Offers the ownership, or shows the open offer. */
export function TransferRow({ company }: { company: string }) {
  const { t } = useTranslation('account', { keyPrefix: 'data' });
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const offer = useQuery(ownershipOffer).data?.open_offer;
  const withdrawal = useAction({
    call: () => api.DELETE('/business/ownership'),
    done: () => t('transferWithdrawn'),
    failed: (title) => title,
    stale: [ownershipOffer],
  });
  const text = offer
    ? t('transferOpen', { name: offer.member_name, day: formatInstantDay(offer.expires_at, language) })
    : t('transferText');
  return (
    <>
      <AccountRow
        icon={UserCheck}
        id="ownership"
        title={t('transferTitle')}
        text={text}
        action={
          offer ? (
            <Button variant="secondary" size="compact" busy={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
              {t('transferWithdraw')}
            </Button>
          ) : (
            <Button variant="secondary" size="compact" onClick={() => setAsking(true)}>
              {t('transfer')}
            </Button>
          )
        }
      />
      <TransferDialog company={company} open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}
