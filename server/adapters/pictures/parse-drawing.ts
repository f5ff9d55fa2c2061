export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
}

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/** Parses the output of `simplify` only: tags and attributes, no text, comments or entities. */
export function parseDrawing(svg: string): Element {
  const root: Element = { name: 'root', attributes: {}, children: [] };
  const open = [root];
  for (const [, isEnd, name = '', attributes = '', isEmpty] of svg.matchAll(TAG)) {
    if (isEnd) {
      open.pop();
      continue;
    }
    const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]);
    const element: Element = { name, attributes: Object.fromEntries(pairs), children: [] };
    open.at(-1)?.children.push(element);
    if (!isEmpty) open.push(element);
  }
  return root;
}
