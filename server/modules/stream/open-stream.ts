import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { retryElsewhere } from '#server/http/retry-elsewhere.ts';
import { findChangesAfter, findLastChange, MOST_AT_ONCE } from '#server/modules/stream/queries.ts';

const HEARTBEAT_MS = 20_000;
/** After this the client reconnects. */
const LIFETIME_MS = 5 * 60_000;

interface Options {
  lastEventId: string | undefined;
  /** Whether the caller may still watch the business; checked before anything is sent. */
  isAdmitted: () => Promise<boolean>;
  /** Called once, when the stream has ended. */
  onEnd: () => void;
}

/**
 * Server-sent events of the business after the given id, or from now on. The stream ends when its session, membership or
 * key does: nothing is sent after that.
 */
export async function openStream(
  { db, actor, deps }: Context<Member>,
  { lastEventId, isAdmitted, onEnd }: Options,
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
      let isDue = false;
      let isClosed = false;
      const send = async () => {
        isDue = false;
        if (isClosed) return;
        const changes = await findChangesAfter(db, businessId, last);
        // Asked after they were read: whoever was sent away meanwhile hears of none of them.
        if (!(await isAdmitted())) return close();
        if (isClosed) return;
        for (const { id, type, subjectId } of changes) {
          last = id;
          write(`id: ${id}\nevent: ${type}\ndata: ${JSON.stringify({ type, subject_id: subjectId })}\n\n`);
        }
        if (changes.length === MOST_AT_ONCE) wake();
      };
      const next = (step: () => Promise<void>) => {
        work = work.then(step).catch((error) => {
          deps.logger.warn({ err: error }, 'stream');
          close();
        });
      };
      const wake = () => {
        if (isDue) return;
        isDue = true;
        next(send);
      };
      const leave = () => {
        write(retryElsewhere());
        close();
      };
      const unwatch = deps.changes.watch(businessId, wake);
      const heartbeat = setInterval(() => {
        write(': still here\n\n');
        // Changes that nobody told of are found by the feed, for all streams at once.
        next(async () => {
          if (!isClosed && !(await isAdmitted())) close();
        });
      }, HEARTBEAT_MS);
      const lifetime = setTimeout(() => close(), LIFETIME_MS);
      deps.closing.addEventListener('abort', leave);
      release = () => {
        isClosed = true;
        unwatch();
        clearInterval(heartbeat);
        clearTimeout(lifetime);
        deps.closing.removeEventListener('abort', leave);
        onEnd();
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
