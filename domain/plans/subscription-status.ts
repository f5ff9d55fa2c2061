/** Whether a plan can be chosen: `none` or `inactive`. The provider's other values are stored and shown unchanged. */
export function maySubscribe(status: string): boolean {
  return status === 'none' || status === 'inactive';
}
