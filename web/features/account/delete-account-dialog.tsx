import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '#web/api/problem.ts';
import { useAction } from '#web/api/use-action.ts';
import { leaveForHome } from '#web/member/use-way-to-login.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

type DeleteAccountDialogProps = {
  title: string;
  text: string;
  call: (password: string) => Promise<unknown>;
  open: boolean;
  onClose: () => void;
};

/** Asks once, says what goes, and requires the password. Afterwards nobody is signed in. */
export function DeleteAccountDialog({ title, text, call, open, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation(['account', 'problems']);
  const [password, setPassword] = useState('');
  const removal = useAction({
    call: () => call(password),
    done() {
      leaveForHome();
    },
  });
  const isWrong = isProblem(removal.error, 'wrong_password');
  const close = () => {
    setPassword('');
    removal.reset();
    onClose();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (password !== '' && !removal.isPending) removal.mutate();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      size="small"
      title={title}
      closeLabel={t('data.cancel')}
      form={{ onSubmit: submit, noValidate: true }}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('data.cancel')}
          </Button>
          <Button
            type="submit"
            variant="danger"
            busy={removal.isPending}
            busyLabel={t('busy')}
            disabledReason={password === '' ? t('problems:field.required') : undefined}
          >
            {t('data.confirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="text-ink-2">{text}</p>
        <PasswordInput
          label={t('password')}
          showLabel={t('showPassword')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={isWrong ? t('problems:code.wrong_password') : undefined}
        />
        {removal.problem && !isWrong && (
          <p role="alert" className="text-oxblood">
            {removal.problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}
