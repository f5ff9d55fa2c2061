import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

export type ConflictProps = {
  /** Labels of the fields that only the others changed, and of those that both did; null keeps the dialog closed. */
  conflict: { theirs: string[]; both: string[] } | null;
  busy: boolean;
  onKeep: () => void;
  onTake: () => void;
  onClose: () => void;
};

/** Two people saved: says who changed what, and lets the second one choose. Closing it leaves everything as typed. */
export function ConflictQuestion({ conflict, busy, onKeep, onTake, onClose }: ConflictProps) {
  const { t } = useTranslation('editing');
  const language = useLanguage();
  const list = (fields: string[]) => new Intl.ListFormat(language, { type: 'conjunction' }).format(fields);
  return (
    <Dialog
      open={conflict !== null}
      onClose={onClose}
      title={t('conflict.title')}
      closeLabel={t('conflict.close')}
      size="small"
      keepOpenOnOutsidePress
      footer={
        <>
          <Button variant="secondary" onClick={onTake}>
            {t('conflict.take')}
          </Button>
          <Button busy={busy} onClick={onKeep}>
            {t('conflict.keep')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-ink-2">
        <p>{t('conflict.text')}</p>
        {conflict && conflict.theirs.length > 0 && <p>{t('conflict.theirs', { fields: list(conflict.theirs) })}</p>}
        {conflict && conflict.both.length > 0 && (
          <p className="font-semibold text-ink">{t('conflict.both', { fields: list(conflict.both) })}</p>
        )}
      </div>
    </Dialog>
  );
}
