import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** For the owner: export everything, or delete the account. */
export function AccountData({ company }: { company: string }) {
  const { t } = useTranslation('account');
  const [isAsking, setAsking] = useState(false);
  const file = useExport();
  return (
    <section aria-labelledby="account-data" className="grid justify-items-start gap-4">
      <div>
        <h2 id="account-data" className="text-h2-panel">
          {t('data.title')}
        </h2>
        <p className="mt-1 max-w-text text-ink-2">{t('data.text')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={file.isPending} busyLabel={t('busy')} onClick={() => file.mutate()}>
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

function useExport() {
  const { t } = useTranslation('account');
  return useAction({
    call: async () => {
      const { data } = await api.GET('/account/export', { parseAs: 'blob' });
      return data as unknown as Blob;
    },
    done(file) {
      saveFile(file, t('data.fileName'));
    },
    failed: (description) => ({ title: t('failed'), description }),
  });
}
