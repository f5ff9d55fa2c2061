import type { ConsumerApp } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { retryElsewhere } from '#server/http/retry-elsewhere.ts';
import type { AppChangeRow } from '#server/modules/app-gateway/number-app-changes.ts';
import { findAppChanges, findChannel, numberAppChanges } from '#server/modules/app-gateway/number-app-changes.ts';
import type { GuestReads } from '#server/modules/app-gateway/queries.ts';
import { toAppChanges } from '#server/modules/app-gateway/to-app-change.ts';

/** How often a waiting reader looks by itself, in milliseconds; a notification wakes it sooner. */
const LOOK_MS = 400;
const HEARTBEAT_MS = 20_000;
/** After this the client reconnects. */
const LIFETIME_MS = 5 * 60_000;
const BATCH = 200;

/**
 * The position to read after: the one that was sent, or the present one. Throws 410 `resync` for one that is no longer kept,
 * or that this database never gave, as after a restore.
 */
export async function findPosition(ctx: Context<ConsumerApp>, sent: string | undefined): Promise<number> {
  await numberAppChanges(ctx);
  const { last, swept } = await findChannel(ctx);
  if (sent === undefined) return last;
  const after = Number(sent);
  if (!/^\d{1,15}$/.test(sent) || after < swept || after > last)
    throw new Problem('resync', { members: { oldest: String(swept), last: String(last) } });
  return after;
}

/** Resolves with the next notification, or after a while. */
function nextLook({ deps }: Context<ConsumerApp>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      unwatch();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, ms);
    const unwatch = deps.changes.watchAll(done);
  });
}

/** Changes after a position; while there are none it waits for the first, as many seconds as asked for. */
export async function readAppChanges(
  ctx: Context<ConsumerApp>,
  after: number,
  { limit, waitSeconds }: { limit: number; waitSeconds: number },
): Promise<AppChangeRow[]> {
  const until = performance.now() + waitSeconds * 1000;
  for (;;) {
    const rows = await findAppChanges(ctx, after, limit);
    const left = until - performance.now();
    if (rows.length > 0 || left <= 0 || ctx.deps.closing.aborted) return rows;
    await nextLook(ctx, Math.min(left, LOOK_MS));
    await numberAppChanges(ctx);
  }
}

/** The same as server-sent events. `onEnd` is called once, when the stream has ended. */
export function openAppStream(
  ctx: Context<ConsumerApp>,
  reads: GuestReads,
  after: number,
  { isAdmitted, onEnd }: { isAdmitted: () => Promise<boolean>; onEnd: () => void },
): Response {
  const encoder = new TextEncoder();
  let isClosed = false;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      const started = performance.now();
      let heard = started;
      let position = after;
      write(`retry: 3000\nid: ${position}\nevent: ready\ndata: {}\n\n`);
      const run = async () => {
        while (!isClosed && !ctx.deps.closing.aborted && performance.now() - started < LIFETIME_MS) {
          await numberAppChanges(ctx);
          const rows = await findAppChanges(ctx, position, BATCH);
          if (rows.length > 0 && !(await isAdmitted())) break;
          const changes = await toAppChanges({ ...ctx, now: ctx.deps.clock() }, reads, rows);
          if (isClosed) return;
          for (const change of changes) {
            position = Number(change.position);
            write(`id: ${change.position}\nevent: ${change.type}\ndata: ${JSON.stringify(change)}\n\n`);
          }
          if (performance.now() - heard > HEARTBEAT_MS) {
            heard = performance.now();
            write(': still here\n\n');
          }
          if (rows.length < BATCH) await nextLook(ctx, LOOK_MS);
        }
        if (isClosed) return;
        if (ctx.deps.closing.aborted) write(retryElsewhere());
        controller.close();
      };
      void run()
        .catch((error) => {
          ctx.deps.logger.warn({ err: error }, 'app stream');
          if (!isClosed) controller.close();
        })
        .finally(onEnd);
    },
    cancel: () => {
      isClosed = true;
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' } });
}
