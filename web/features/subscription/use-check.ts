import { useTranslation } from 'react-i18next';
import { api, dataOf } from '#web/api/client.ts';
import { useAction } from '#web/api/use-action.ts';
import { useFailureMessage } from './use-failure-message.ts';
import { useRefreshSubscription } from './use-subscription.ts';

/** Syncs with the payment provider and shows the result. */
export function useCheck() {
  const { t } = useTranslation('subscription');
  const failure = useFailureMessage();
  const refresh = useRefreshSubscription();
  return useAction({
    call: () => dataOf(api.POST('/subscription/check')),
    done() {
      refresh();
      return t('messages.checked');
    },
    failed: (_, error) => failure('check', error),
  });
}
