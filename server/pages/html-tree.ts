/** An element, or text. */
export type HtmlNode = string | HtmlElement;
export interface HtmlElement {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  children: HtmlNode[];
}

const TOKEN =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(?<raw>script|style)\b[^>]*>[\s\S]*?<\/\k<raw>>|<\/(?<closed>[\w-]+)>|<(?<tag>[\w-]+)(?<attributes>[^>]*)>|(?<text>[^<]+)/gi;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;
const withoutContent = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function unescapeHtml(text: string): string {
  return text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

function readAttributes(text: string): Map<string, string> {
  return new Map([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, unescapeHtml(value)]));
}

/** The tree of a rendered page: React closes every element, and escapes `<`, `>` and quotes of texts and values. */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: '', attributes: new Map(), children: [] };
  const open = [root];
  for (const { groups = {} } of html.matchAll(TOKEN)) {
    const { closed, tag, attributes = '', text } = groups;
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.children.push(unescapeHtml(text));
    if (closed !== undefined && open.length > 1) open.pop();
    if (tag === undefined) continue;
    const element = { tag: tag.toLowerCase(), attributes: readAttributes(attributes), children: [] };
    parent.children.push(element);
    if (!withoutContent.has(element.tag)) open.push(element);
  }
  return root;
}

/** The first element with this tag, in the order of the page. */
export function findElement(node: HtmlElement, tag: string): HtmlElement | undefined {
  for (const child of node.children) {
    if (typeof child === 'string') continue;
    const found = child.tag === tag ? child : findElement(child, tag);
    if (found) return found;
  }
  return undefined;
}

export function textOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}
