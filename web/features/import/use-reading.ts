import { useState } from 'react';
import type { Column, Mapping } from '#domain/import/columns.ts';
import { importLimits } from '#domain/import/limits.ts';
import type { ImportChoices } from '#domain/import/read-import.ts';
import type { FileProblem, ImportResult, SeveralDays } from '#domain/import/result.ts';
import { UnreadableFile } from '#domain/import/result.ts';

type Source = Uint8Array | string;
/** `count` changes with each file. */
type Read = { name: string; source: Source; result: ImportResult; count: number };
type Choices = Readonly<Record<string, Column | ''>>;
/** Of one file. */
export type ReadingChoices = Pick<ImportChoices, 'dayOrder' | 'headingsAt' | 'encoding'>;

type Options = Omit<ImportChoices, 'mapping'>;

/** Loads the readers when they are needed. */
async function readSource(source: Source, options: Options, chosen: Choices): Promise<ImportResult> {
  const { readImport } = await import('#domain/import/read-import.ts');
  const result = readImport(source, options);
  const { headings, mapping } = result.table ?? { headings: [], mapping: [] };
  const isChosen = headings.some((heading) => heading in chosen);
  if (!isChosen) return result;
  return readImport(source, {
    ...options,
    mapping: headings.map((heading, at) => chosen[heading] ?? mapping[at] ?? ''),
  });
}

/** Gives a column to one heading alone. */
function withColumn({ table }: ImportResult, at: number, column: Column | ''): Mapping {
  const others = table?.mapping.map((other) => (other === column ? '' : other)) ?? [];
  return others.map((other, index) => (index === at ? column : other));
}

/** Reads a file or pasted text, again for each choice of columns. An unreadable file keeps the previous one. */
export function useReading(today: string) {
  const [read, setRead] = useState<Read | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [severalDays, setSeveralDays] = useState<SeveralDays>('one');
  /** Choices apply to later files with the same heading. */
  const [chosen, setChosen] = useState<Choices>({});
  const [choices, setChoices] = useState<ReadingChoices>({});

  async function take(name: string, load: () => Promise<Source> | Source) {
    try {
      const source = await load();
      const result = await readSource(source, { today, severalDays }, chosen);
      setRead((before) => ({ name, source, result, count: (before?.count ?? 0) + 1 }));
      setProblem(null);
      setChoices({});
    } catch (error) {
      setProblem(error instanceof UnreadableFile ? error.problem : 'not_text');
    }
  }

  async function readAgain(columns: Choices, options: Omit<Options, 'today'>) {
    if (!read) return;
    const result = await readSource(read.source, { today, ...options }, columns);
    setRead((before) => before && { ...before, result });
  }

  async function change(choice: ReadingChoices) {
    const next = { ...choices, ...choice };
    setChoices(next);
    await readAgain(chosen, { ...next, severalDays });
  }

  async function chooseDays(value: SeveralDays) {
    setSeveralDays(value);
    await readAgain(chosen, { ...choices, severalDays: value });
  }

  async function choose(at: number, column: Column | '') {
    if (!read?.result.table) return;
    const mapping = withColumn(read.result, at, column);
    const columns = Object.fromEntries(
      read.result.table.headings.map((heading, index) => [heading, mapping[index] ?? '']),
    );
    setChosen({ ...chosen, ...columns });
    await readAgain(columns, { ...choices, severalDays });
  }

  return {
    read,
    severalDays,
    chooseDays,
    problem,
    choose,
    change,
    takeText: (name: string, text: string) => take(name, () => text),
    takeFile: (file: File) =>
      take(file.name, async () => {
        if (file.size > importLimits.bytes) throw new UnreadableFile('too_large');
        return new Uint8Array(await file.arrayBuffer());
      }),
  };
}
