import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { ExportList } from './export-list.tsx';
import { useRequestExport } from './use-exports.ts';

/** For the owner: export everything, or delete the account. */
export function AccountData({ company }: { company: string }) {
  const { t } = useTranslation('account');
  const [isAsking, setAsking] = useState(false);
  const request = useRequestExport();
  return (
    <section aria-labelledby="account-data" className="grid justify-items-start gap-4">
      <div>
        <h2 id="account-data" className="text-h2-panel">
          {t('data.title')}
        </h2>
        <p className="mt-1 max-w-text text-ink-2">{t('data.text')}</p>
      </div>
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
    </section>
  );
}
