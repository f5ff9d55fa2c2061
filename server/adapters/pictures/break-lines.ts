import type { TextStyle, Typesetter } from '#server/adapters/pictures/typefaces.ts';

/** Breaks text into lines, within a word only if it is longer than a line. */
export function breakLines(
  setter: Pick<Typesetter, 'measure'>,
  content: string,
  { style, size, within }: { style: TextStyle; size: number; within: number },
): string[] {
  const fits = (line: string) => setter.measure(line, style) * size <= within;
  const lines: string[] = [];
  let line = '';
  const end = () => {
    if (line) lines.push(line);
    line = '';
  };
  for (const word of content.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    end();
    for (const letter of word) {
      if (!fits(line + letter)) end();
      line += letter;
    }
  }
  end();
  return lines;
}
