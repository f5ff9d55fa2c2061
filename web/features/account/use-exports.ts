import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { personExports } from '#web/api/device-queries.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { saveFile } from '#web/ui/save-file.ts';

export type AccountExport = ApiAnswer<'listAccountExports'>['data'][number];

/** The business's data (owner only) or the person's. */
export type ExportOf = 'business' | 'person';

const lists = { business: queries.accountExports, person: personExports } as const;

/** Poll interval in milliseconds. */
const ASK_AGAIN_MS = 2000;

/** Exports, newest first; polled during preparation. */
export function useExports(of: ExportOf) {
  return useQuery({
    ...lists[of],
    refetchInterval: ({ state }) => state.data?.data.some(({ status }) => status === 'preparing') && ASK_AGAIN_MS,
  });
}

export function useRequestExport(of: ExportOf) {
  const { t } = useTranslation('account');
  return useAction({
    call: () => (of === 'business' ? api.POST('/account/exports') : api.POST('/me/exports')),
    done: () => ({ title: t('data.requested'), description: t('data.requestedText') }),
    failed: (description) => ({ title: t('failed'), description }),
    stale: [lists[of]],
  });
}

export function useDownloadExport(of: ExportOf, id: string) {
  const { t } = useTranslation('account');
  return useAction({
    call: async () => {
      const options = { params: { path: { id } }, parseAs: 'blob' } as const;
      const { data } = await (of === 'business'
        ? api.GET('/account/exports/{id}', options)
        : api.GET('/me/exports/{id}', options));
      return data as unknown as Blob;
    },
    done(file) {
      saveFile(file, t('data.fileName'));
    },
    failed: (description) => ({ title: t('failed'), description }),
  });
}
