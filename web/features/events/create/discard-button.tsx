import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '#web/api/problem.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { DraftGone } from '#web/editing/draft-saver.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useToasts } from '#web/ui/toast.tsx';
import type { Draft } from '../drafts/use-draft.ts';
import { useRefreshEvents } from '../use-events.ts';

/** Throws everything typed away, also what is stored of it, when asked twice. */
export function DiscardButton({ draft, onDiscarded }: { draft: Draft; onDiscarded: () => void }) {
  const { t } = useTranslation('events');
  const toasts = useToasts();
  const problemText = useProblemText();
  const refresh = useRefreshEvents();
  const [isAsking, setAsking] = useState(false);
  const discarding = useMutation({
    mutationFn: () => draft.saver.discard(),
    onSuccess: () => {
      void refresh();
      onDiscarded();
    },
    onError: (error) => {
      if (error instanceof DraftGone) return toasts.show({ kind: 'warning', title: t('drafts.saved.gone') });
      const isKnown = error instanceof ApiProblem;
      const message = problemText(error);
      toasts.show({
        kind: 'warning',
        title: isKnown ? t('delete.failed', { message }) : t('delete.failedUnexpectedly'),
        description: isKnown ? undefined : message,
      });
    },
    onSettled: () => setAsking(false),
  });

  return (
    <>
      <Button variant="quiet" size="compact" onClick={() => setAsking(true)} className="-ms-2 px-2! text-small">
        {t('dialog.discard')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => discarding.mutate()}
        busy={discarding.isPending}
        title={t('dialog.discardTitle')}
        cancelLabel={t('dialog.keep')}
        confirmLabel={t('dialog.discard')}
      >
        {t('dialog.discardText')}
      </ConfirmDialog>
    </>
  );
}
