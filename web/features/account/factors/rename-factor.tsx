import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondFactor } from '#domain/sign-in/second-factor.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Factor, FactorApi } from './factor-api.ts';
import { factorsOf } from './factor-api.ts';

type RenameFactorProps = { client: FactorApi; factor: Factor; onClose: () => void };

export function RenameFactor({ client, factor: { id, name }, onClose }: RenameFactorProps) {
  const { t } = useTranslation('account', { keyPrefix: 'factors' });
  const [typed, setTyped] = useState(name);
  const renaming = useAction({
    call: () => client.PATCH('/auth/factors/{id}', { params: { path: { id } }, body: { name: typed.trim() } }),
    done() {
      onClose();
      return undefined;
    },
    stale: [factorsOf(client)],
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t('renaming.title')}
      closeLabel={t('renaming.cancel')}
      form={{
        noValidate: true,
        onSubmit(event) {
          event.preventDefault();
          if (typed.trim()) renaming.mutate();
        },
      }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('renaming.cancel')}
          </Button>
          <Button type="submit" busy={renaming.isPending}>
            {t('renaming.save')}
          </Button>
        </>
      }
    >
      <TextInput
        label={t('renaming.label')}
        value={typed}
        maxLength={secondFactor.nameLength}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      {renaming.problem && <FormFailure title={t('renaming.failed', { message: renaming.problem })} />}
    </Dialog>
  );
}
