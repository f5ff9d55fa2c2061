import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createCodeReader } from './code-reader.ts';

/** Pause between two looks at the picture, in milliseconds. */
const LOOK_MS = 120;
/** Milliseconds after which a code that left the picture counts as shown again. */
const GONE_MS = 1000;

type Camera = { video: RefObject<HTMLVideoElement | null>; state: 'starting' | 'on' | 'missing' };

/** Shows the rear camera in a video and reports each code that comes into the picture, once. */
export function useCamera(onCode: (text: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<Camera['state']>('starting');
  const found = useEffectEvent(onCode);

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    let timer = 0;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    async function start() {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const shown = video.current;
      if (isOver || !shown) return stop();
      shown.srcObject = stream;
      await shown.play();
      setState('on');
      const read = await createCodeReader();
      let last = '';
      let seenAt = 0;
      const look = async () => {
        const text = await read(shown).catch(() => null);
        if (isOver) return;
        const now = performance.now();
        if (text && (text !== last || now - seenAt > GONE_MS)) found(text);
        if (text) [last, seenAt] = [text, now];
        timer = window.setTimeout(look, LOOK_MS);
      };
      await look();
    }
    start().catch(() => !isOver && setState('missing'));
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      stop();
    };
  }, []);

  return { video, state };
}
