import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, dataOf, newIdempotencyKey, once } from '#web/api/client.ts';
import { reauthentication } from '#web/api/reauthentication.ts';
import { useAction } from '#web/api/use-action.ts';
import { couponRefusal } from './coupon-refusal.ts';
import { useFailureMessage } from './use-failure-message.ts';

type Offer = { planType: 'subscription' | 'one-time'; priceAmount: number; item: string; coupon?: string | undefined };

/** The customer portal, or an offer to pay. */
export type Destination = 'portal' | Offer;

function fetchAddress(to: Destination): Promise<{ url: string }> {
  if (to === 'portal') return dataOf(api.POST('/subscription/portal'));
  return dataOf(api.POST('/subscription/checkout', { body: to, headers: once(newIdempotencyKey()) }));
}

/**
 * Opens a payment page in a new tab, created during the click because browsers block later ones; if blocked,
 * `blockedUrl` is the link.
 */
export function usePaymentPage() {
  const { t } = useTranslation('subscription');
  const failure = useFailureMessage();
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);
  const tab = useRef<Window | null>(null);

  const opening = useAction({
    call: (to: Destination) => fetchAddress(to).finally(() => delete reauthentication.beforeAsking),
    done({ url }, to) {
      if (!tab.current || tab.current.closed) {
        setBlockedUrl(url);
        return;
      }
      tab.current.location.replace(url);
      return t(to === 'portal' ? 'messages.portalOpened' : 'messages.checkoutOpened');
    },
    failed(_, error, to) {
      tab.current?.close();
      // Shown at the field.
      if (couponRefusal(error)) return undefined;
      return failure(to === 'portal' ? 'portal' : 'checkout', error);
    },
  });

  function open(to: Destination) {
    if (opening.isPending) return;
    setBlockedUrl(null);
    tab.current = window.open('', '_blank');
    if (tab.current) tab.current.opener = null;
    // Confirming the identity happens here; then a link is offered.
    reauthentication.beforeAsking = () => tab.current?.close();
    opening.mutate(to);
  }
  const openingTo = opening.isPending ? opening.variables : null;
  return { open, blockedUrl, openingTo, couponRefusal: couponRefusal(opening.error) };
}

export type PaymentPage = ReturnType<typeof usePaymentPage>;

export function isOpening(to: Destination | null, item: string): boolean {
  return to !== null && to !== 'portal' && to.item === item;
}
