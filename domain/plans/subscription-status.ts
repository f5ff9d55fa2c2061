/** `none` means that there never was a subscription. Any other word of the payment provider is kept and shown as it is. */
export const knownSubscriptionStatuses = ['active', 'inactive', 'none'] as const;

/** True when a plan can be chosen: without a subscription, or with one that has ended. */
export function maySubscribe(status: string): boolean {
  return status === 'none' || status === 'inactive';
}
