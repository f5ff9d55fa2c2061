import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { SaveBar } from '#web/ui/panel.tsx';

type ProfileSaveBarProps = { isDirty: boolean; isNew: boolean; busy: boolean; onDiscard: () => void };

export function ProfileSaveBar({ isDirty, isNew, busy, onDiscard }: ProfileSaveBarProps) {
  const { t } = useTranslation('profile');
  return (
    <SaveBar className="max-md:-mx-3 max-md:px-3 max-sm:[&>.button]:grow">
      <p role="status" className="me-auto text-ink-3 text-small max-sm:sr-only">
        {isDirty ? t('unsaved') : t(isNew ? 'new' : 'allSaved')}
      </p>
      {isDirty && (
        <Button variant="quiet" onClick={onDiscard}>
          {t('discard')}
        </Button>
      )}
      <Button type="submit" busy={busy} busyLabel={t('saving')}>
        {t('save')}
      </Button>
    </SaveBar>
  );
}
