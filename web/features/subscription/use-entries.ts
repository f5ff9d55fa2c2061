import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { saveFile } from '#web/ui/save-file.ts';

export type Entry = ApiAnswer<'listCreditEntries'>['data'][number];

/** The ledger, newest first, paged. */
export function useEntries() {
  return useInfiniteQuery(queries.entries);
}

export function useEntriesFile() {
  const { t } = useTranslation('subscription');
  return useAction({
    call: async () => {
      const query = { format: 'csv' } as const;
      const { data } = await api.GET('/credits/entries', { params: { query }, parseAs: 'blob' });
      return data as unknown as Blob;
    },
    done(file) {
      saveFile(file, t('history.fileName'));
    },
    failed: (message) => t('history.csvFailed', { message }),
  });
}
