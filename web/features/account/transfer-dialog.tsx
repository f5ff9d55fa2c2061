import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { ownershipOffer, teamToChoose } from '#web/api/device-queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { Select } from '#web/ui/select.tsx';
import { PasswordDialog } from './password-dialog.tsx';

type TransferDialogProps = { company: string; open: boolean; onClose: () => void };

export function TransferDialog({ company, open, onClose }: TransferDialogProps) {
  const { t } = useTranslation('account');
  const [memberId, setMemberId] = useState('');
  const team = useQuery({ ...teamToChoose, enabled: open });
  const members = team.data?.data.filter(({ status, is_owner }) => status === 'active' && !is_owner) ?? [];
  const isAlone = team.data !== undefined && members.length === 0;
  const offer = useAction({
    call: (password: string) => api.POST('/business/ownership', { body: { member_id: memberId, password } }),
    done({ data }) {
      onClose();
      return {
        title: t('data.transferDone'),
        description: t('data.transferDoneText', { name: data?.member_name ?? '' }),
      };
    },
    stale: [ownershipOffer],
  });
  return (
    <PasswordDialog
      open={open}
      onClose={onClose}
      title={t('data.transferQuestion', { company })}
      lead={isAlone ? t('data.transferNobody') : t('data.transferLead')}
      cancelLabel={t('data.transferKeep')}
      confirmLabel={t('data.transferConfirm')}
      action={offer}
      isIncomplete={memberId === ''}
      isImpossible={isAlone}
    >
      <Select
        label={t('data.transferTo')}
        placeholder={t('data.transferChoose')}
        value={memberId}
        onChange={(event) => setMemberId(event.target.value)}
        options={members.map(({ id, user_name: name, user_email: email }) => ({ value: id, label: name || email }))}
      />
    </PasswordDialog>
  );
}
