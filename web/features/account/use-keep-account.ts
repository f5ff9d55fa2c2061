import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';

/** Withdraws the planned deletion. */
export function useKeepAccount() {
  const { t } = useTranslation('account');
  return useAction({
    call: () => api.DELETE('/account/deletion'),
    done: () => t('data.kept'),
    failed: (description) => ({ title: t('data.keptFailed'), description }),
    stale: [queries.business],
  });
}
