import type { ReactNode, SubmitEvent } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '#web/api/problem.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

type PasswordDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  lead: string;
  cancelLabel: string;
  confirmLabel: string;
  isDangerous?: boolean;
  action: {
    mutate: (password: string) => void;
    reset: () => void;
    isPending: boolean;
    error: Error | null;
    problem: string | null;
  };
  /** Input besides the password is missing. */
  isIncomplete?: boolean;
  /** Shows only the lead, without confirmation. */
  isImpossible?: boolean;
  /** Before the password. */
  children?: ReactNode;
};

/** Confirms an irreversible action by password. */
export function PasswordDialog({ open, onClose, title, lead, action, children, ...props }: PasswordDialogProps) {
  const { t } = useTranslation(['account', 'problems']);
  const [password, setPassword] = useState('');
  const isWrong = isProblem(action.error, 'wrong_password');
  const isMissing = password === '' || props.isIncomplete || props.isImpossible;
  useEffect(() => {
    if (!open) setPassword('');
  }, [open]);
  const close = () => {
    action.reset();
    onClose();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isMissing && !action.isPending) action.mutate(password);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      size="small"
      title={title}
      closeLabel={props.cancelLabel}
      form={{ onSubmit: submit, noValidate: true }}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {props.cancelLabel}
          </Button>
          <Button
            type="submit"
            variant={props.isDangerous ? 'danger' : 'primary'}
            busy={action.isPending}
            busyLabel={t('busy')}
            disabledReason={isMissing ? t('problems:field.required') : undefined}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="text-ink-2">{lead}</p>
        {!props.isImpossible && (
          <>
            {children}
            <PasswordInput
              label={t('password')}
              showLabel={t('showPassword')}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              error={isWrong ? t('problems:code.wrong_password') : undefined}
            />
          </>
        )}
        {action.problem && !isWrong && (
          <p role="alert" className="text-oxblood">
            {action.problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}
