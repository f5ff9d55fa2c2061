import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import type { DraftAim } from '../drafts/use-finish-draft.ts';

export type PageActs = {
  /** Why it cannot be created now. */
  obstacle: string | undefined;
  busy: DraftAim | null;
  onCreate: () => void;
  onSaveDraft: () => void;
  onCancel: () => void;
};

export function CreateButton({ acts, className }: { acts: PageActs; className?: string }) {
  const { t } = useTranslation('create-event');
  return (
    <Button
      busy={acts.busy === 'publish'}
      busyLabel={t('submitBusy')}
      disabled={acts.busy === 'draft'}
      disabledReason={acts.obstacle}
      onClick={acts.onCreate}
      className={className}
    >
      {t('submit')}
    </Button>
  );
}

export function OtherButtons({ acts }: { acts: PageActs }) {
  const { t } = useTranslation('create-event');
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        busy={acts.busy === 'draft'}
        busyLabel={t('draftBusy')}
        disabled={acts.busy === 'publish'}
        onClick={acts.onSaveDraft}
        className="flex-1"
      >
        {t('draft')}
      </Button>
      <Button variant="quiet" onClick={acts.onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
