import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useToasts } from '#web/ui/toast.tsx';

export type Entry = ApiAnswer<'listCreditEntries'>['data'][number];

/** The ledger, newest first, page by page. */
export function useEntries() {
  return useInfiniteQuery(queries.entries);
}

/** Saves the whole ledger as a file. */
export function useEntriesFile() {
  const { t } = useTranslation('subscription');
  const problemText = useProblemText();
  const toasts = useToasts();
  return useMutation({
    mutationFn: async () => {
      const query = { format: 'csv' } as const;
      const { data } = await api.GET('/credits/entries', { params: { query }, parseAs: 'blob' });
      return data as unknown as Blob;
    },
    onSuccess(file) {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = t('history.fileName');
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    },
    onError: (error) =>
      toasts.show({ kind: 'warning', title: t('history.csvFailed', { message: problemText(error) }) }),
  });
}
