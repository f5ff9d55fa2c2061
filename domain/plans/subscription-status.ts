/**
 * True when a plan can be chosen: without a subscription (`none`), or with one that has ended (`inactive`). Any other word
 * of the payment provider is kept and shown as it is.
 */
export function maySubscribe(status: string): boolean {
  return status === 'none' || status === 'inactive';
}
