import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actLengths } from '#domain/staff/acts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

interface Props {
  title: string;
  /** Says the consequences. */
  description: string;
  submitLabel: string;
  isDanger?: boolean;
  isBusy: boolean;
  problem: string | null;
  /** Keeps the dialog open while the other fields are wrong. */
  isWrong?: boolean;
  onClose: () => void;
  /** Called with a reason; `isWrong` fields are shown from the first try on. */
  onSubmit: (reason: string) => void;
  onTry?: () => void;
  children?: ReactNode;
}

/** Every act on a customer takes a reason. */
export function ActDialog(props: Props) {
  const { t } = useTranslation(['money-acts', 'problems']);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={props.title}
      description={props.description}
      closeLabel={t('close')}
      keepOpenOnOutsidePress
      form={{
        noValidate: true,
        onSubmit(event) {
          event.preventDefault();
          setTried(true);
          props.onTry?.();
          if (!isMissing && !props.isWrong && !props.isBusy) props.onSubmit(reason.trim());
        },
      }}
      footer={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant={props.isDanger ? 'danger' : 'primary'} busy={props.isBusy}>
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {props.children}
        <TextArea
          label={t('reason')}
          help={t('reasonHelp')}
          error={isTried && isMissing ? t('problems:field.required') : null}
          maxLength={actLengths.reason}
          rows={3}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {props.problem && <FormFailure title={props.problem} />}
      </div>
    </Dialog>
  );
}
