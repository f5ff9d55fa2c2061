import { guestApi } from '#web/api/guest-client.ts';

const done = new Set<string>();

/** Acknowledges a notice once; failures are retried. */
export async function acknowledge(id: string, userId: string, state: 'delivered' | 'read'): Promise<void> {
  const receipt = `${id} ${state}`;
  if (done.has(receipt)) return;
  done.add(receipt);
  const options = { params: { path: { id } }, body: { state, user_id: userId } };
  await guestApi.POST('/app/notices/{id}/receipt', options).catch(() => done.delete(receipt));
}
