import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { AccountCard } from './account-card.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { ExportList } from './export-list.tsx';
import { useRequestExport } from './use-exports.ts';

/** For the owner: export everything, or delete the account. */
export function AccountData({ company }: { company: string }) {
  const { t } = useTranslation('account');
  const [isAsking, setAsking] = useState(false);
  const request = useRequestExport();
  return (
    <AccountCard id="account-data" title={t('data.title')} text={t('data.text')}>
      <ExportList />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={request.isPending} busyLabel={t('busy')} onClick={() => request.mutate()}>
          {t('data.export')}
        </Button>
        <Button variant="danger-outline" onClick={() => setAsking(true)}>
          {t('data.delete')}
        </Button>
      </div>
      <DeleteAccountDialog company={company} open={isAsking} onClose={() => setAsking(false)} />
    </AccountCard>
  );
}
