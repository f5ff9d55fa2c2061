import type { Context, Deps } from '#server/context/context.ts';
import { systemContext } from '#server/context/context.ts';
import { findAppChanges, numberAppChanges } from '#server/modules/guests/app-gateway/number-app-changes.ts';
import { toAppChanges } from '#server/modules/guests/app-gateway/to-app-change.ts';
import { nextBatch } from '#server/modules/news/stream/open-event-stream.ts';

/** How often the channel is looked at by itself, in milliseconds; a notification is sooner. */
const LOOK_MS = 400;
export const BATCH = 200;

/** A change as every stream sends it. */
export interface SentChange {
  position: number;
  text: string;
}

interface Follower {
  hear(changes: readonly SentChange[]): void;
  /** The channel could not be read; it gets no more changes. */
  fail(error: unknown): void;
}

/** The end of the app's channel, read once for all who follow it in this process. */
export interface ChannelTail {
  /** Changes after a position, the first of them. */
  read(ctx: Context, after: number): Promise<SentChange[]>;
  /** How far it has been read; null while nobody follows. */
  reached(): number | null;
  /** To be called by somebody who knows all up to `from` and up to what was reached. Returns how to stop. */
  follow(from: number, follower: Follower): () => void;
}

export function createChannelTail(deps: Deps): ChannelTail {
  const followers = new Set<Follower>();
  let reached: number | null = null;

  async function read(ctx: Context, after: number): Promise<SentChange[]> {
    const rows = await findAppChanges(ctx, after, BATCH);
    if (rows.length === 0) return [];
    const changes = await toAppChanges({ deps, now: deps.clock() }, rows);
    return changes.map((change) => ({
      position: Number(change.position),
      text: `id: ${change.position}\nevent: ${change.type}\ndata: ${JSON.stringify(change)}\n\n`,
    }));
  }

  async function run(from: number): Promise<void> {
    reached = from;
    let isTold = false;
    let lookNow = () => {};
    const unwatch = deps.changes.watchAll(() => {
      isTold = true;
      lookNow();
    });
    try {
      while (followers.size > 0) {
        isTold = false;
        const ctx = systemContext(deps);
        await numberAppChanges(ctx);
        const changes = await read(ctx, reached);
        reached = changes.at(-1)?.position ?? reached;
        if (changes.length > 0) for (const follower of [...followers]) follower.hear(changes);
        if (changes.length === BATCH) continue;
        if (changes.length > 0) await nextBatch();
        if (isTold) continue;
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, LOOK_MS);
          lookNow = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    } catch (error) {
      const failed = [...followers];
      followers.clear();
      for (const follower of failed) follower.fail(error);
    }
    unwatch();
    reached = null;
  }

  return {
    read,
    reached: () => reached,
    follow(from, follower) {
      followers.add(follower);
      if (reached === null) void run(from);
      return () => followers.delete(follower);
    },
  };
}
