import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticeChoices } from '#domain/notices/kinds.ts';
import { api } from '#web/api/client.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';

/** What the member hears of by mail, with what is chosen on the screen and not saved yet. */
export function useNoticeChoices() {
  const { t } = useTranslation('account');
  const [edits, setEdits] = useState<NoticeChoices>({});
  const stored = useQuery(queries.noticeChoices);
  const rows = stored.data?.data.map((row) => ({ ...row, delivery: edits[row.kind] ?? row.delivery }));
  const isUnsaved = stored.data?.data.some(({ kind, delivery }) => (edits[kind] ?? delivery) !== delivery) ?? false;
  const save = useAction({
    call: (body: NoticeChoices) => api.PATCH('/account/notices', { body }),
    done: () => t('notices.saved'),
    failed: (description) => ({ title: t('notices.saveFailed'), description }),
    stale: [queries.noticeChoices],
  });
  return {
    stored,
    rows,
    isUnsaved,
    isSaving: save.isPending,
    choose: (choice: NoticeChoices) => setEdits({ ...edits, ...choice }),
    save: () => save.mutate(edits),
  };
}
