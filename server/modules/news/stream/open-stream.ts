import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import type { StreamResponse } from '#server/http/api-context.ts';
import type { EventStream } from '#server/modules/news/stream/open-event-stream.ts';
import { nextBatch, nextRetry, openEventStream } from '#server/modules/news/stream/open-event-stream.ts';
import { findChanges, findLastChange, MOST_AT_ONCE } from '#server/modules/news/stream/queries.ts';

interface Options {
  lastEventId: string | undefined;
  /** Checked before each batch. */
  isAdmitted: () => Promise<boolean>;
  onEnd: () => void;
}

/**
 * Streams changes after an id, or from now. Ends with session, membership or key. Stays open and silent without the
 * database, to avoid a reconnect storm.
 */
export async function openStream(
  { db, actor: { businessId }, deps: { closing, logger, changes } }: Context<Member>,
  { lastEventId, isAdmitted, onEnd }: Options,
): Promise<StreamResponse> {
  const isResumed = lastEventId !== undefined && /^\d{1,15}$/.test(lastEventId);
  let last = isResumed ? Number(lastEventId) : await findLastChange(db, businessId);

  /** Sequentially. */
  function follow(stream: EventStream): () => void {
    let isSending = false;
    let isDue = false;
    let isFailing = false;
    const send = async () => {
      const found = await findChanges(db, businessId, last);
      // Checked after reading, so a caller removed meanwhile gets none.
      if (!(await isAdmitted())) return stream.close();
      if (stream.isClosed()) return;
      for (const { id, type, subjectId } of found) {
        last = id;
        stream.write(`id: ${id}\nevent: ${type}\ndata: ${JSON.stringify({ type, subject_id: subjectId })}\n\n`);
      }
      if (found.length === MOST_AT_ONCE) isDue = true;
      else if (found.length > 0) await nextBatch();
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
          await nextRetry();
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
    // The feed finds unannounced changes.
    onHeartbeat: async (stream) => {
      if (!(await isAdmitted())) stream.close();
    },
  });
}
