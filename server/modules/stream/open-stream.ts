import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { findChangesAfter, findLastChange } from '#server/modules/stream/queries.ts';

const HEARTBEAT_MS = 20_000;
/** Then the client connects again, and the gate asks again who it is. */
const LIFETIME_MS = 5 * 60_000;

/** Server-sent events of the business from the given id on, or from now on. */
export async function openStream(
  { db, actor, deps }: Context<Member>,
  lastEventId: string | undefined,
): Promise<Response> {
  const { businessId } = actor;
  const isResumed = lastEventId !== undefined && /^\d{1,15}$/.test(lastEventId);
  let last = isResumed ? Number(lastEventId) : await findLastChange(db, businessId);
  const encoder = new TextEncoder();
  let release = () => {};

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      let work = Promise.resolve();
      let isClosed = false;
      const send = async () => {
        const changes = isClosed ? [] : await findChangesAfter(db, businessId, last);
        if (isClosed) return;
        for (const { id, type, subjectId } of changes) {
          last = id;
          write(`id: ${id}\nevent: ${type}\ndata: ${JSON.stringify({ type, subject_id: subjectId })}\n\n`);
        }
      };
      const wake = () => {
        work = work.then(send).catch((error) => {
          deps.logger.warn({ err: error }, 'stream');
          close();
        });
      };
      const unwatch = deps.changes.watch(businessId, wake);
      const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
      const lifetime = setTimeout(() => close(), LIFETIME_MS);
      release = () => {
        isClosed = true;
        unwatch();
        clearInterval(heartbeat);
        clearTimeout(lifetime);
      };
      const close = () => {
        if (isClosed) return;
        release();
        controller.close();
      };
      write(`retry: 3000\nid: ${last}\nevent: ready\ndata: {}\n\n`);
      wake();
    },
    cancel: () => release(),
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' } });
}
