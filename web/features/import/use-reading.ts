import { useEffect, useRef, useState } from 'react';
import type { Column, Mapping } from '#domain/import/columns.ts';
import { importLimits } from '#domain/import/limits.ts';
import type { ImportChoices } from '#domain/import/read-import.ts';
import type { ImportResult } from '#domain/import/result.ts';
import type { Answer, ReadingProblem } from './read-in-worker.ts';
import { readInWorker } from './read-in-worker.ts';

type Source = Uint8Array | string;
/** `count` changes with each file. */
type Read = { name: string; source: Source; result: ImportResult; count: number };
/** Columns by heading, for later files as well. */
type Columns = Readonly<Record<string, Column | ''>>;
/** Of one file. */
export type ReadingChoices = Omit<ImportChoices, 'today' | 'mapping'>;

async function readSource(
  source: Source,
  columns: Columns,
  choices: ImportChoices,
  signal: AbortSignal,
): Promise<Answer> {
  const result = await readInWorker(source, choices, signal);
  if (typeof result === 'string') return result;
  const { headings, mapping } = result.table ?? { headings: [], mapping: [] };
  if (!headings.some((heading) => heading in columns)) return result;
  const chosen = headings.map((heading, at) => columns[heading] ?? mapping[at] ?? '');
  return readInWorker(source, { ...choices, mapping: chosen }, signal);
}

/** Gives a column to one heading alone. */
function withColumn({ table }: ImportResult, at: number, column: Column | ''): Mapping {
  const others = table?.mapping.map((other) => (other === column ? '' : other)) ?? [];
  return others.map((other, index) => (index === at ? column : other));
}

/** Reads a file or pasted text, again for each choice. An unreadable file keeps the previous one. */
export function useReading(today: string) {
  const [read, setRead] = useState<Read | null>(null);
  const [problem, setProblem] = useState<ReadingProblem | null>(null);
  const [isReading, setReading] = useState(false);
  const [chosen, setChosen] = useState<Columns>({});
  const [choices, setChoices] = useState<ReadingChoices>({});
  const latest = useRef<AbortController>(null);
  useEffect(() => () => latest.current?.abort(), []);

  /** Only the answer to the last question counts; a new question and leaving the page end its worker. */
  async function readWith(load: (signal: AbortSignal) => Promise<Answer>, take: (result: ImportResult) => void) {
    latest.current?.abort();
    const question = new AbortController();
    latest.current = question;
    setReading(true);
    const answer = await load(question.signal).catch((): Answer => 'failed');
    if (question.signal.aborted) return;
    setReading(false);
    setProblem(typeof answer === 'string' ? answer : null);
    if (typeof answer !== 'string') take(answer);
  }

  function takeSource(name: string, source: Source | null) {
    const kept = { severalDays: choices.severalDays };
    const load = async (signal: AbortSignal) =>
      source === null ? 'too_large' : readSource(source, chosen, { today, ...kept }, signal);
    return readWith(load, (result) => {
      setChoices(kept);
      if (source !== null) setRead((before) => ({ name, source, result, count: (before?.count ?? 0) + 1 }));
    });
  }

  function readAgain(columns: Columns, next: ReadingChoices) {
    if (!read) return;
    void readWith(
      (signal) => readSource(read.source, columns, { today, ...next }, signal),
      (result) => setRead({ ...read, result }),
    );
  }

  function change(choice: ReadingChoices) {
    const next = { ...choices, ...choice };
    setChoices(next);
    readAgain(chosen, next);
  }

  function choose(at: number, column: Column | '') {
    if (!read?.result.table) return;
    const mapping = withColumn(read.result, at, column);
    const own = read.result.table.headings.map((heading, index) => [heading, mapping[index] ?? '']);
    const columns = { ...chosen, ...Object.fromEntries(own) };
    setChosen(columns);
    readAgain(columns, choices);
  }

  return {
    read,
    problem,
    isReading,
    severalDays: choices.severalDays ?? 'one',
    choose,
    change,
    takeText: (name: string, text: string) => takeSource(name, text),
    takeFile: async (file: File) =>
      takeSource(file.name, file.size > importLimits.bytes ? null : new Uint8Array(await file.arrayBuffer())),
  };
}
