import type { SourceFile } from './source-files.ts';

const start = /^(?:export )?(?:default )?(?:function|const) ([A-Z]\w*)\b.*[{(]$/;

/** A component with its lines and hook calls. */
export interface Component {
  path: string;
  name: string;
  lines: number;
  hooks: number;
}

/** Top-level components of a file formatted by Biome: each ends at the next unindented closing line. */
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
