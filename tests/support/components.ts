import type { SourceFile } from './source-files.ts';

const start = /^(?:export )?(?:default )?(?:function|const) ([A-Z]\w*)\b.*[{(]$/;

/** A component of a file: its name, its lines, and the calls of hooks in it. */
export interface Component {
  path: string;
  name: string;
  lines: number;
  hooks: number;
}

/** The components at the top of a file, as Biome lays them out: each ends with the next closing line that opens nothing. */
export function componentsOf({ path, text }: SourceFile): Component[] {
  const lines = text.split('\n');
  return lines.flatMap((line, first) => {
    const name = start.exec(line)?.[1];
    if (name === undefined) return [];
    const length = lines.slice(first + 1).findIndex((each) => /^[})]/.test(each) && !each.endsWith('{')) + 2;
    const body = lines.slice(first, first + length).join('\n');
    return [{ path, name, lines: length, hooks: body.match(/(?<![\w.])use(?:[A-Z]\w*)?\(/g)?.length ?? 0 }];
  });
}
