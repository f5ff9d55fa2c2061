import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { readLine } from '#domain/events/one-line/read-line.ts';
import { importQueries } from '#web/api/import-queries.ts';
import type { ApiAnswer } from '#web/api/paths.ts';

type LineReader = { read: typeof readLine | null; hasFailed: boolean; load: () => void; link: ReadLink | null };

/** Loaded when the line is about to be used. */
export function useLineReader(line: string): LineReader {
  const link = useLink(line);
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
  return { read, hasFailed, load, link };
}

export type LinkedRow = ApiAnswer<'previewImportSource'>['rows'][number];

/** `row` is the first coming event; null without any. */
export type ReadLink = { error: Error | null; isPending: boolean; row: LinkedRow | null; count: number };

/** A line that is an address and nothing else. */
export const isLink = (line: string) => /^(https?|webcals?):\/\/\S+\.\S+$/i.test(line.trim());

/** Milliseconds after the last letter. */
const PAUSE_MS = 500;

/** Reads the events behind a line that is an address. */
function useLink(line: string): ReadLink | null {
  const typed = isLink(line) ? line.trim() : '';
  const [url, setUrl] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setUrl(typed), typed === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  const { data, error } = useQuery({ ...importQueries.address(url), enabled: url !== '' && url === typed });
  if (typed === '') return null;
  const answer = url === typed ? { data, error } : { data: undefined, error: null };
  const rows = answer.data?.rows.filter(({ status }) => status !== 'left_out') ?? [];
  return {
    error: answer.error,
    isPending: !answer.data && !answer.error,
    row: rows[0] ?? null,
    count: rows.length,
  };
}
