import { useTranslation } from 'react-i18next';
import { useAction } from '#web/api/use-action.ts';
import { leaveForHome } from '#web/member/use-login-redirect.ts';
import { PasswordDialog } from './password-dialog.tsx';

type DeleteAccountDialogProps = {
  title: string;
  text: string;
  call: (password: string) => Promise<unknown>;
  open: boolean;
  onClose: () => void;
};

/** Lists the consequences; signs out afterwards. */
export function DeleteAccountDialog({ title, text, call, open, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation('account');
  const removal = useAction({
    call,
    done() {
      leaveForHome();
    },
  });
  return (
    <PasswordDialog
      open={open}
      onClose={onClose}
      title={title}
      lead={text}
      cancelLabel={t('data.cancel')}
      confirmLabel={t('data.confirm')}
      isDangerous
      action={removal}
    />
  );
}
