import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VideoFault } from '#domain/events/video-limits.ts';
import { findVideoFault, videoFile } from '#domain/events/video-limits.ts';
import { api } from '#web/api/client.ts';
import { readEvent } from '#web/api/queries.ts';
import { taggedOf } from '#web/api/tagged.ts';
import { uploadFile } from '#web/api/upload-file.ts';
import { useAction } from '#web/api/use-action.ts';
import { useProblemText } from '#web/api/use-problem-text.ts';
import { DraftGone } from '#web/editing/draft-gone.ts';
import type { EventOfBusiness } from '../event/use-events.ts';
import { drawFrame, readVideo } from './draw-frame.ts';
import type { ChangeStored } from './use-stored-pictures.ts';

export type Video = NonNullable<EventOfBusiness['video']>;

/** Undo time in milliseconds. */
const UNDO_MS = 8000;
/** Tolerance in seconds for the browser's measurement. */
const GRACE_S = 0.5;

type Send = { file: File; signal: AbortSignal };

/** Changes the video immediately, apart from the form. */
export function useStoredVideo(change: ChangeStored) {
  const { t } = useTranslation('events');
  const problemText = useProblemText();
  const [percent, setPercent] = useState<number | null>(null);
  const [fault, setFault] = useState<VideoFault | 'too_long' | 'noFrame' | null>(null);
  const [isGoing, setGoing] = useState(false);
  const sending = useRef<AbortController | null>(null);
  const going = useRef<{ timer: number; remove: () => void } | null>(null);

  /** Resolves the id before the upload, which may take minutes and must not block other changes. */
  async function nameEvent(): Promise<string> {
    let known = '';
    await change((id) => {
      known = id;
      return readEvent(id);
    });
    return known;
  }
  const sendPoster = (id: string, file: File) =>
    uploadFile({ method: 'PUT', path: `/events/${id}/video/poster`, field: 'image', file, onPercent: () => undefined });

  const upload = useAction({
    async call({ file, signal }: Send) {
      const { seconds, poster } = await readVideo(file);
      if (seconds !== null && seconds > videoFile.maxSeconds + GRACE_S) {
        setFault('too_long');
        return false;
      }
      try {
        const id = await nameEvent();
        if (signal.aborted) return false;
        await uploadFile({ method: 'PUT', path: `/events/${id}/video`, file, onPercent: setPercent, signal });
        if (poster) await sendPoster(id, poster);
        else setFault('noFrame');
      } catch (error) {
        if (signal.aborted) return false;
        throw error;
      } finally {
        if (!signal.aborted) await change(readEvent);
      }
      return true;
    },
    done: (isThere) => (isThere ? t('video.uploaded') : undefined),
  });
  const poster = useAction({
    async call(element: HTMLVideoElement) {
      const file = await drawFrame(element);
      if (!file) {
        setFault('noFrame');
        return false;
      }
      await change(async (id) => {
        await sendPoster(id, file);
        return readEvent(id);
      });
      return true;
    },
    done: (isSet) => (isSet ? t('video.posterSet') : undefined),
  });
  const description = useAction({
    call: (label: string) =>
      change((id) => taggedOf(api.PATCH('/events/{id}/video', { params: { path: { id } }, body: { label } }))),
  });
  const removal = useAction({
    call: () => change((id) => taggedOf(api.DELETE('/events/{id}/video', { params: { path: { id } } }))),
    done: () => t('video.removed'),
  });
  const actions = [upload, poster, description, removal];

  // Leaving confirms the removal.
  useEffect(() => () => going.current?.remove(), []);

  const reason = (error: Error) => (error instanceof DraftGone ? t('drafts.saved.gone') : problemText(error));
  function errorText(): string | null {
    if (fault) return t(`video.${fault}`);
    if (upload.error) return `${t('video.uploadFailed')}: ${reason(upload.error)}`;
    const failed = poster.error ?? description.error ?? removal.error;
    return failed && `${t('video.changeFailed')}: ${reason(failed)}`;
  }
  function clear() {
    setFault(null);
    for (const action of actions) action.reset();
  }

  return {
    percent,
    isGoing,
    isDrawing: poster.isPending,
    error: errorText(),
    upload([file]: File[]) {
      if (!file) return;
      clear();
      const found = findVideoFault(file);
      setFault(found);
      if (found) return;
      const controller = new AbortController();
      sending.current = controller;
      setPercent(0);
      upload.mutate({ file, signal: controller.signal }, { onSettled: () => setPercent(null) });
    },
    cancel: () => sending.current?.abort(),
    setPoster(element: HTMLVideoElement) {
      clear();
      poster.mutate(element);
    },
    describe(label: string) {
      clear();
      description.mutate(label);
    },
    remove() {
      clear();
      setGoing(true);
      const remove = () => {
        window.clearTimeout(going.current?.timer);
        going.current = null;
        removal.mutate(undefined, { onSettled: () => setGoing(false) });
      };
      going.current = { timer: window.setTimeout(remove, UNDO_MS), remove };
    },
    undo() {
      window.clearTimeout(going.current?.timer);
      going.current = null;
      setGoing(false);
    },
  };
}
