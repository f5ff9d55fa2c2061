import { useTranslation } from 'react-i18next';
import { nextExportAt } from '#domain/account/export.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { Package } from '#web/ui/icons/package.ts';
import { AccountRow } from './account-row.tsx';
import { ExportList } from './export-list.tsx';
import type { AccountExport, ExportOf } from './use-exports.ts';
import { useExports, useRequestExport } from './use-exports.ts';

export function ExportRow({ of }: { of: ExportOf }) {
  const { t } = useTranslation('account');
  const request = useRequestExport(of);
  const { data } = useExports(of);
  const waits = useExportObstacle(data?.data[0]);
  return (
    <div>
      <AccountRow
        icon={Package}
        title={t('data.exportTitle')}
        text={of === 'business' ? t('data.exportText') : t('data.exportTextOfPerson')}
        action={
          <Button
            variant="secondary"
            size="compact"
            busy={request.isPending}
            busyLabel={t('busy')}
            disabledReason={waits}
            onClick={() => request.mutate()}
          >
            {t('data.export')}
          </Button>
        }
      />
      <ExportList of={of} />
    </div>
  );
}

/** Why another export cannot be requested. */
function useExportObstacle(newest: AccountExport | undefined): string | undefined {
  const { t } = useTranslation('account', { keyPrefix: 'data' });
  const language = useLanguage();
  if (newest?.status === 'preparing') return t('oneAtATime');
  if (newest?.status !== 'ready') return undefined;
  const createdAt = new Date(newest.created_at);
  const again = nextExportAt({ createdAt, finishedAt: createdAt }, new Date());
  return again ? t('again', { when: formatInstant(again.toISOString(), language) }) : undefined;
}
