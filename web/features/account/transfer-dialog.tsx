import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { ownershipOffer, teamToChoose } from '#web/api/device-queries.ts';
import { isProblem } from '#web/api/problem.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Select } from '#web/ui/select.tsx';

type TransferDialogProps = { company: string; open: boolean; onClose: () => void };

/** Asks who shall have the business, and for the password. */
export function TransferDialog({ company, open, onClose }: TransferDialogProps) {
  const { t } = useTranslation(['account', 'problems']);
  const [memberId, setMemberId] = useState('');
  const [password, setPassword] = useState('');
  const team = useQuery({ ...teamToChoose, enabled: open });
  const members = team.data?.data.filter(({ status, is_owner }) => status === 'active' && !is_owner) ?? [];
  const nameOf = (member: (typeof members)[number]) => member.user_name || member.user_email;
  const close = () => {
    setPassword('');
    offer.reset();
    onClose();
  };
  const offer = useAction({
    call: () => api.POST('/business/ownership', { body: { member_id: memberId, password } }),
    done({ data }) {
      close();
      return {
        title: t('data.transferDone'),
        description: t('data.transferDoneText', { name: data?.member_name ?? '' }),
      };
    },
    stale: [ownershipOffer],
  });
  const isWrong = isProblem(offer.error, 'wrong_password');
  const isAlone = team.data !== undefined && members.length === 0;
  const missing = memberId === '' || password === '' ? t('problems:field.required') : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!missing && !offer.isPending) offer.mutate();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      size="small"
      title={t('data.transferQuestion', { company })}
      closeLabel={t('data.transferKeep')}
      form={{ onSubmit: submit, noValidate: true }}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {t('data.transferKeep')}
          </Button>
          <Button type="submit" busy={offer.isPending} busyLabel={t('busy')} disabledReason={missing}>
            {t('data.transferConfirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p className="text-ink-2">{isAlone ? t('data.transferNobody') : t('data.transferLead')}</p>
        {!isAlone && (
          <>
            <Select
              label={t('data.transferTo')}
              placeholder={t('data.transferChoose')}
              value={memberId}
              onChange={(event) => setMemberId(event.target.value)}
              options={members.map((member) => ({ value: member.id, label: nameOf(member) }))}
            />
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
        {offer.problem && !isWrong && (
          <p role="alert" className="text-oxblood">
            {offer.problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}
