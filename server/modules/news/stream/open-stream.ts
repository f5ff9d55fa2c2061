import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import type { StreamAnswer } from '#server/http/endpoint.ts';
import type { EventStream } from '#server/modules/news/stream/open-event-stream.ts';
import { nextBeat, nextTry, openEventStream } from '#server/modules/news/stream/open-event-stream.ts';
import { findChanges, findLastChange, MOST_AT_ONCE } from '#server/modules/news/stream/queries.ts';

interface Options {
  lastEventId: string | undefined;
  /** Whether the caller may still watch the business; checked before anything is sent. */
  isAdmitted: () => Promise<boolean>;
  /** Called once, when the stream has ended. */
  onEnd: () => void;
}

/**
 * Server-sent events of the business after the given id, or from now on. The stream ends when its session, membership or
 * key does: nothing is sent after that. While the database cannot be had it stays open and silent, and then goes on where it was: all
 * clients coming back at once would be the first thing that the database meets.
 */
export async function openStream(
  { db, actor: { businessId }, deps: { closing, logger, changes } }: Context<Member>,
  { lastEventId, isAdmitted, onEnd }: Options,
): Promise<StreamAnswer> {
  const isResumed = lastEventId !== undefined && /^\d{1,15}$/.test(lastEventId);
  let last = isResumed ? Number(lastEventId) : await findLastChange(db, businessId);

  /** Sends what is new, one after the other, as often as it is told that there may be something. */
  function follow(stream: EventStream): () => void {
    let isSending = false;
    let isDue = false;
    let isFailing = false;
    const send = async () => {
      const found = await findChanges(db, businessId, last);
      // Asked after they were read: whoever was sent away meanwhile hears of none of them.
      if (!(await isAdmitted())) return stream.close();
      if (stream.isClosed()) return;
      for (const { id, type, subjectId } of found) {
        last = id;
        stream.write(`id: ${id}\nevent: ${type}\ndata: ${JSON.stringify({ type, subject_id: subjectId })}\n\n`);
      }
      if (found.length === MOST_AT_ONCE) isDue = true;
      else if (found.length > 0) await nextBeat();
    };
    const wake = async () => {
      isDue = true;
      if (isSending) return;
      isSending = true;
      while (isDue && !stream.isClosed()) {
        isDue = false;
        try {
          await send();
          isFailing = false;
        } catch (error) {
          if (!isFailing) logger.warn({ err: error }, 'stream');
          isFailing = true;
          isDue = true;
          await nextTry();
        }
      }
      isSending = false;
    };
    const unwatch = changes.watch(businessId, wake);
    void wake();
    return () => {
      unwatch();
      onEnd();
    };
  }

  return openEventStream({
    closing,
    logger,
    position: last,
    follow,
    // Changes that nobody told of are found by the feed, for all streams at once.
    onHeartbeat: async (stream) => {
      if (!(await isAdmitted())) stream.close();
    },
  });
}
