import { useTranslation } from 'react-i18next';
import { useAction } from '#web/api/use-action.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { Factor, FactorApi } from './factor-api.ts';
import { factorsOf } from './factor-api.ts';

type RemoveFactorProps = {
  client: FactorApi;
  factor: Factor;
  isLast: boolean;
  isOpen: boolean;
  onClose: () => void;
};

export function RemoveFactor({ client, factor: { id, name }, isLast, isOpen, onClose }: RemoveFactorProps) {
  const { t } = useTranslation('account', { keyPrefix: 'factors' });
  const removing = useAction({
    call: () => client.DELETE('/auth/factors/{id}', { params: { path: { id } } }),
    done: () => t('removing.done'),
    failed(message) {
      onClose();
      return t('removing.failed', { message });
    },
    stale: [factorsOf(client)],
  });
  return (
    <ConfirmDialog
      open={isOpen}
      onCancel={onClose}
      onConfirm={() => removing.mutate()}
      busy={removing.isPending}
      title={t('removing.title', { name })}
      cancelLabel={t('removing.cancel')}
      confirmLabel={t('removing.confirm')}
    >
      {t(isLast ? 'removing.last' : 'removing.text')}
    </ConfirmDialog>
  );
}
