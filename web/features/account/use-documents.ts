import { useTranslation } from 'react-i18next';
import type { AcceptedDocument } from '#domain/legal/documents.ts';
import { api } from '#web/api/client.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { saveFile } from '#web/ui/save-file.ts';

export type LegalDocument = ApiAnswer<'listLegalDocuments'>['data'][number];
export type Acceptance = LegalDocument['earlier'][number];

export function useAcceptDocument(document: AcceptedDocument, name: string) {
  const { t } = useTranslation('documents');
  return useAction({
    call: (version: number) =>
      api.PUT('/account/documents/{document}/acceptance', { params: { path: { document } }, body: { version } }),
    done: (_, version) => ({ title: t('done'), description: t('doneText', { document: name, version }) }),
    failed: (description) => ({ title: t('failed'), description }),
    stale: [queries.legalDocuments],
  });
}

export function useDocumentFile(document: AcceptedDocument, version: number) {
  const { t } = useTranslation('documents');
  return useAction({
    call: async () => {
      const { data } = await api.GET('/account/documents/{document}/{version}/file', {
        params: { path: { document, version } },
        parseAs: 'blob',
      });
      return data as unknown as Blob;
    },
    done(file) {
      saveFile(file, t('fileName'));
    },
    failed: (description) => ({ title: t('failed'), description }),
  });
}
