import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { saveFile } from '#web/ui/save-file.ts';

export type AccountExport = ApiAnswer<'listAccountExports'>['data'][number];

/** How often to ask, in milliseconds, while one is being prepared. */
const ASK_AGAIN_MS = 4000;

/** What was asked for and is still kept, newest first; asked again while one is being prepared. */
export function useExports() {
  return useQuery({
    ...queries.accountExports,
    refetchInterval: ({ state }) => state.data?.data.some(({ status }) => status === 'preparing') && ASK_AGAIN_MS,
  });
}

export function useRequestExport() {
  const { t } = useTranslation('account');
  return useAction({
    call: () => api.POST('/account/exports'),
    done: () => ({ title: t('data.requested'), description: t('data.requestedText') }),
    failed: (description) => ({ title: t('failed'), description }),
    stale: [queries.accountExports],
  });
}

export function useDownloadExport(id: string) {
  const { t } = useTranslation('account');
  return useAction({
    call: async () => {
      const { data } = await api.GET('/account/exports/{id}', { params: { path: { id } }, parseAs: 'blob' });
      return data as unknown as Blob;
    },
    done(file) {
      saveFile(file, t('data.fileName'));
    },
    failed: (description) => ({ title: t('failed'), description }),
  });
}
