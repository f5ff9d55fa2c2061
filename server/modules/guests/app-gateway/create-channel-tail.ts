import type { Context, Deps } from '#server/context/context.ts';
import { systemContext } from '#server/context/context.ts';
import { findAppChanges, numberAppChanges } from '#server/modules/guests/app-gateway/number-app-changes.ts';
import { toAppChanges } from '#server/modules/guests/app-gateway/to-app-change.ts';
import { nextBatch } from '#server/modules/news/stream/open-event-stream.ts';

/** Milliseconds between polls without a notification. */
const POLL_MS = 400;
export const BATCH = 200;

/** A change in its sent form. */
export interface SentChange {
  position: number;
  text: string;
}

interface Follower {
  receive(changes: readonly SentChange[]): void;
  /** The channel could not be read; it gets no more changes. */
  fail(error: unknown): void;
}

/** Tail of the app's channel, read once per process for all followers. */
export interface ChannelTail {
  /** The first changes after a position. */
  read(ctx: Context, after: number): Promise<SentChange[]>;
  /** Last position read; null without followers. */
  reached(): number | null;
  /** Requires the caller to know all changes up to `from` and `reached()`. Returns a function that stops. */
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
    let isNotified = false;
    let wake = () => {};
    const unwatch = deps.changes.watchAll(() => {
      isNotified = true;
      wake();
    });
    try {
      while (followers.size > 0) {
        isNotified = false;
        const ctx = systemContext(deps);
        await numberAppChanges(ctx);
        const changes = await read(ctx, reached);
        reached = changes.at(-1)?.position ?? reached;
        if (changes.length > 0) for (const follower of [...followers]) follower.receive(changes);
        if (changes.length === BATCH) continue;
        if (changes.length > 0) await nextBatch();
        if (isNotified) continue;
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, POLL_MS);
          wake = () => {
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
