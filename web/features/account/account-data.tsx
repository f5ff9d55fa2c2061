import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantDay } from '#i18n/format.ts';
import { useBusiness } from '#web/member/use-business.ts';
import { paths } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Cable } from '#web/ui/icons/cable.ts';
import { Trash } from '#web/ui/icons/trash.ts';
import { AccountCard } from './account-card.tsx';
import { AccountRow } from './account-row.tsx';
import { EndAccountDialog } from './end-account-dialog.tsx';
import { ExportRow } from './export-row.tsx';
import { TransferRow } from './transfer-row.tsx';
import { useKeepAccount } from './use-keep-account.ts';

/** Owner only: integrations, export, handover and deletion of the account. */
export function AccountData({ company }: { company: string }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const keeping = useKeepAccount();
  const deletesAt = useBusiness().data?.deletes_at ?? null;
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
          title={deletesAt ? t('data.planned', { day: formatInstantDay(deletesAt, language) }) : t('data.deleteTitle')}
          text={deletesAt ? t('data.plannedText') : t('data.deleteText')}
          action={
            <div className="flex flex-wrap gap-2">
              {deletesAt && (
                <Button size="compact" busy={keeping.isPending} busyLabel={t('busy')} onClick={() => keeping.mutate()}>
                  {t('data.keep')}
                </Button>
              )}
              <Button variant="danger-outline" size="compact" onClick={() => setAsking(true)}>
                {deletesAt ? t('data.deleteNow') : t('data.delete')}
              </Button>
            </div>
          }
        />
      </div>
      <EndAccountDialog
        company={company}
        isPlanned={deletesAt !== null}
        open={isAsking}
        onClose={() => setAsking(false)}
      />
    </AccountCard>
  );
}
