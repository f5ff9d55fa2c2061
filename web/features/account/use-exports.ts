import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, dataOf } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { useToasts } from '#web/ui/toast.tsx';

export type AccountExport = ApiAnswer<'listAccountExports'>['data'][number];

const exportsKey = ['account-exports'];
/** How often to ask, in milliseconds, while one is being prepared. */
const ASK_AGAIN_MS = 4000;

/** What was asked for and is still kept, newest first; asked again while one is being prepared. */
export function useExports() {
  return useQuery({
    queryKey: exportsKey,
    queryFn: ({ signal }) => dataOf(api.GET('/account/exports', { signal })),
    refetchInterval: ({ state }) => state.data?.data.some(({ status }) => status === 'preparing') && ASK_AGAIN_MS,
  });
}

export function useRequestExport() {
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  const problemText = useProblemText();
  const toasts = useToasts();
  return useMutation({
    mutationFn: () => api.POST('/account/exports'),
    onSuccess: () => toasts.show({ title: t('data.requested'), description: t('data.requestedText') }),
    onError: (error) => toasts.show({ kind: 'warning', title: t('failed'), description: problemText(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: exportsKey }),
  });
}

export function useDownloadExport(id: string) {
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  const toasts = useToasts();
  return useMutation({
    mutationFn: async () => {
      const { data } = await api.GET('/account/exports/{id}', { params: { path: { id } }, parseAs: 'blob' });
      return data as unknown as Blob;
    },
    onSuccess: (file) => saveFile(file, t('data.fileName')),
    onError: (error) => toasts.show({ kind: 'warning', title: t('failed'), description: problemText(error) }),
  });
}
