import type { ConsumerApp } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { StreamResponse } from '#server/http/api-context.ts';
import type { ChannelTail, SentChange } from '#server/modules/guests/app-gateway/create-channel-tail.ts';
import { BATCH } from '#server/modules/guests/app-gateway/create-channel-tail.ts';
import type { AppChangeRow } from '#server/modules/guests/app-gateway/number-app-changes.ts';
import {
  findAppChanges,
  findChannel,
  numberAppChanges,
} from '#server/modules/guests/app-gateway/number-app-changes.ts';
import type { EventStream } from '#server/modules/news/stream/open-event-stream.ts';
import { openEventStream } from '#server/modules/news/stream/open-event-stream.ts';

/** The requested or current position to read after. 410 `resync` if deleted or never issued, as after a restore. */
export async function findPosition(ctx: Context<ConsumerApp>, sent: string | undefined): Promise<number> {
  await numberAppChanges(ctx);
  const { last, swept } = await findChannel(ctx);
  if (sent === undefined) return last;
  const after = Number(sent);
  if (!/^\d{1,15}$/.test(sent) || after < swept || after > last)
    throw new Problem('resync', { members: { oldest: String(swept), last: String(last) } });
  return after;
}

/** Resolves on a change after the position, the timeout, or the process's end. */
function waitForChange({ deps: { closing } }: Context<ConsumerApp>, tail: ChannelTail, after: number, ms: number) {
  return new Promise<void>((resolve, reject) => {
    if (closing.aborted || (tail.reached() ?? after) > after) return resolve();
    const end = () => {
      clearTimeout(timer);
      closing.removeEventListener('abort', end);
      unfollow();
      resolve();
    };
    const timer = setTimeout(end, ms);
    closing.addEventListener('abort', end);
    const unfollow = tail.follow(after, {
      receive: (changes) => {
        if ((changes.at(-1)?.position ?? after) > after) end();
      },
      fail: (error) => {
        reject(error);
        end();
      },
    });
  });
}

/** Changes after a position; waits up to the requested seconds for the first. */
export async function readAppChanges(
  ctx: Context<ConsumerApp>,
  tail: ChannelTail,
  after: number,
  { limit, waitSeconds }: { limit: number; waitSeconds: number },
): Promise<AppChangeRow[]> {
  const rows = await findAppChanges(ctx, after, limit);
  if (rows.length > 0 || waitSeconds === 0) return rows;
  await waitForChange(ctx, tail, after, waitSeconds * 1000);
  return findAppChanges(ctx, after, limit);
}

/**
 * The channel as server-sent events. The app's key is a setting, so it is not checked again. `onEnd` is called once.
 */
export function openAppStream(
  ctx: Context<ConsumerApp>,
  tail: ChannelTail,
  after: number,
  { onEnd }: { onEnd: () => void },
): StreamResponse {
  const { closing, logger } = ctx.deps;
  let position = after;

  function follow(stream: EventStream): () => void {
    let unfollow = () => {};
    const receive = (changes: readonly SentChange[]) => {
      for (const change of changes) {
        if (change.position <= position) continue;
        position = change.position;
        stream.write(change.text);
      }
    };
    const fail = (error: unknown) => {
      if (stream.isClosed()) return;
      logger.warn({ err: error }, 'app stream');
      stream.close();
    };
    /** Reads earlier changes until it meets the tail. */
    const catchUp = async () => {
      for (let isBehind = true; isBehind; ) {
        const changes = await tail.read(ctx, position);
        if (stream.isClosed()) return;
        receive(changes);
        isBehind = changes.length === BATCH || (tail.reached() ?? position) > position;
      }
      unfollow = tail.follow(position, { receive, fail });
    };
    catchUp().catch(fail);
    return () => {
      unfollow();
      onEnd();
    };
  }

  return openEventStream({ closing, logger, position, follow });
}
