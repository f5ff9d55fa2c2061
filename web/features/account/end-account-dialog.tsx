import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountDeletion, deletionDue } from '#domain/account/deletion.ts';
import { formatInstantDay } from '#i18n/format.ts';
import { api } from '#web/api/client.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { leaveForHome } from '#web/member/use-login-redirect.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { PasswordDialog } from './password-dialog.tsx';

type EndAccountDialogProps = {
  company: string;
  /** The deletion is planned; only deleting immediately is left. */
  isPlanned: boolean;
  open: boolean;
  onClose: () => void;
};

/** Deletes the business in thirty days, for the data to be retrieved, or immediately. */
export function EndAccountDialog({ company, isPlanned, open, onClose }: EndAccountDialogProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const [chosen, setChosen] = useState<'later' | 'now'>('later');
  const when = isPlanned ? 'now' : chosen;
  const day = formatInstantDay(deletionDue(new Date()), language);
  const removal = useAction({
    async call(password: string) {
      if (when === 'now') await api.DELETE('/account', { body: { password } });
      else await api.PUT('/account/deletion', { body: { password } });
      return when;
    },
    done(done) {
      if (done === 'now') return void leaveForHome();
      onClose();
      return { title: t('data.plannedDone'), description: t('data.planned', { day }) };
    },
    stale: when === 'now' ? [] : [queries.business],
  });
  return (
    <PasswordDialog
      open={open}
      onClose={onClose}
      title={t('data.confirmTitle', { company })}
      lead={t('data.confirmKept')}
      cancelLabel={t('data.cancel')}
      confirmLabel={when === 'now' ? t('data.confirm') : t('data.confirmPlan', { day })}
      isDangerous
      action={removal}
    >
      {isPlanned ? (
        <p>{t('data.confirmNowText')}</p>
      ) : (
        <FieldGroup label={t('data.confirmWhen')}>
          <Radio
            name="when"
            label={t('data.confirmLater', { count: accountDeletion.keptDays })}
            help={t('data.confirmLaterText', { day })}
            checked={when === 'later'}
            onChange={() => setChosen('later')}
          />
          <Radio
            name="when"
            label={t('data.confirmNow')}
            help={t('data.confirmNowText')}
            checked={when === 'now'}
            onChange={() => setChosen('now')}
          />
        </FieldGroup>
      )}
    </PasswordDialog>
  );
}
