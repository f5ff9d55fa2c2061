/** An element of a simplified drawing. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
}

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/**
 * Reads a drawing that `simplify` wrote: tags and attributes only, no text, comments or entities. Not for any other SVG.
 */
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
