import { guestApi } from '#web/api/guest-client.ts';

/** Says that a notice arrived on the phone of a guest, or that they looked at it. What does not get through is not repeated. */
export function acknowledge(id: string, userId: string, state: 'delivered' | 'read'): Promise<unknown> {
  const options = { params: { path: { id } }, body: { state, user_id: userId } };
  return guestApi.POST('/app/notices/{id}/receipt', options).catch(() => undefined);
}
