import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Cable } from '#web/ui/icons/cable.ts';
import { Trash } from '#web/ui/icons/trash.ts';
import { AccountCard } from './account-card.tsx';
import { AccountRow } from './account-row.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { ExportRow } from './export-row.tsx';
import { TransferRow } from './transfer-row.tsx';

/** Owner only: processors, export and deletion of the account. */
export function AccountData({ company }: { company: string }) {
  const { t } = useTranslation('account');
  const [isAsking, setAsking] = useState(false);
  return (
    <AccountCard isFolded id="account-data" title={t('data.title')} text={t('data.ownerParts')}>
      <div className="divide-y divide-line border-line border-t [&>:last-child]:pb-0">
        <AccountRow
          icon={Cable}
          id="integrations"
          title={t('area.integrations')}
          text={t('area.integrationsText')}
          action={
            <ButtonLink to={paths.integrations} variant="secondary" size="compact">
              {t('area.integrationsOpen')}
            </ButtonLink>
          }
        />
        <ExportRow of="business" />
        <TransferRow company={company} />
        <AccountRow
          icon={Trash}
          title={t('data.deleteTitle')}
          text={t('data.deleteText')}
          action={
            <Button variant="danger-outline" size="compact" onClick={() => setAsking(true)}>
              {t('data.delete')}
            </Button>
          }
        />
      </div>
      <DeleteAccountDialog
        title={t('data.confirmTitle', { company })}
        text={t('data.confirmText')}
        call={(password) => api.DELETE('/account', { body: { password } })}
        open={isAsking}
        onClose={() => setAsking(false)}
      />
    </AccountCard>
  );
}
