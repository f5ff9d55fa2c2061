import { useRef, useState } from 'react';
import type { readLine } from '#domain/events/one-line/read-line.ts';

type LineReader = { read: typeof readLine | null; hasFailed: boolean; load: () => void };

/** Loaded when the line is about to be used. */
export function useLineReader(): LineReader {
  const [read, setRead] = useState<typeof readLine | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isLoading = useRef(false);

  function load() {
    if (isLoading.current || read) return;
    isLoading.current = true;
    import('#domain/events/one-line/read-line.ts').then(
      (loaded) => {
        setRead(() => loaded.readLine);
        setFailed(false);
      },
      () => {
        isLoading.current = false;
        setFailed(true);
      },
    );
  }
  return { read, hasFailed, load };
}
