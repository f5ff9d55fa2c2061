import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/shell/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

export type ConflictProps = {
  editing: {
    conflict: { theirs: string[]; both: string[] } | null;
    isSaving: boolean;
    keepMine: () => void;
    takeTheirs: () => void;
    closeConflict: () => void;
  };
  labelsOf: (fields: string[]) => string[];
};

/** Closing it keeps the typed values. */
export function ConflictQuestion({ editing, labelsOf }: ConflictProps) {
  const { t } = useTranslation('editing');
  const language = useLanguage();
  const { conflict } = editing;
  const list = (fields: string[]) => new Intl.ListFormat(language, { type: 'conjunction' }).format(labelsOf(fields));
  return (
    <Dialog
      open={conflict !== null}
      onClose={editing.closeConflict}
      title={t('conflict.title')}
      closeLabel={t('conflict.close')}
      size="small"
      keepOpenOnOutsidePress
      footer={
        <>
          <Button variant="secondary" onClick={editing.takeTheirs}>
            {t('conflict.take')}
          </Button>
          <Button busy={editing.isSaving} onClick={editing.keepMine}>
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
