import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api, dataOf, newIdempotencyKey, once } from '#web/api/client.ts';
import { ApiProblem } from '#web/api/problem.ts';
import { queries } from '#web/api/queries.ts';
import { useAction } from '#web/api/use-action.ts';
import { couponRefusal } from './coupon-refusal.ts';

/** Redeems a coupon that needs no purchase. `refusal` is the API's code. */
export function useRedeem(onRedeemed: () => void) {
  const { t } = useTranslation('subscription');
  const key = useRef(newIdempotencyKey());
  const redeeming = useAction({
    call: (coupon: string) => dataOf(api.POST('/credits/coupon', { body: { coupon }, headers: once(key.current) })),
    done({ credits: count }) {
      key.current = newIdempotencyKey();
      onRedeemed();
      return t('coupon.redeemed', { count });
    },
    failed(problem, error) {
      if (error instanceof ApiProblem) key.current = newIdempotencyKey();
      return couponRefusal(error) ? undefined : problem;
    },
    stale: [queries.credits],
    isRepeatable: true,
  });
  return { ...redeeming, refusal: couponRefusal(redeeming.error) };
}
