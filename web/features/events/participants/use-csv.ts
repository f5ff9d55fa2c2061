import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { useToasts } from '#web/ui/toast.tsx';

/** Fetches everybody as CSV and hands the file to the browser. */
export function useCsv(eventId: string) {
  const { t } = useTranslation('participants');
  const toasts = useToasts();
  const problemText = useProblemText();
  return useMutation({
    mutationFn: async () => {
      const { response } = await api.GET('/events/{id}/participants', {
        params: { path: { id: eventId }, query: { format: 'csv' } },
        parseAs: 'stream',
      });
      return response.blob();
    },
    onSuccess: (file) => save(file, `${t('csvName')}.csv`),
    onError: (error) => toasts.show({ kind: 'warning', title: t('csvFailed', { message: problemText(error) }) }),
  });
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
