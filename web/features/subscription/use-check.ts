import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, dataOf } from '#web/api/client.ts';
import { useToasts } from '#web/ui/toast.tsx';
import { useFailureMessage } from './use-failure-message.ts';
import { useRefreshSubscription } from './use-subscription.ts';

/** Compares with the payment provider, then shows what is true now. */
export function useCheck() {
  const { t } = useTranslation('subscription');
  const toasts = useToasts();
  const failure = useFailureMessage();
  const refresh = useRefreshSubscription();
  return useMutation({
    mutationFn: () => dataOf(api.POST('/subscription/check')),
    onSuccess() {
      refresh();
      toasts.show({ title: t('messages.checked') });
    },
    onError: (error) => toasts.show(failure('check', error)),
  });
}
