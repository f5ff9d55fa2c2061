import type { HtmlElement, HtmlNode } from '#server/pages/html-tree.ts';
import { textOf } from '#server/pages/html-tree.ts';

/** Parts that only act, or repeat the page's frame. */
const leftOut = new Set(['button', 'fieldset', 'form', 'img', 'input', 'nav', 'svg', 'template']);
const inline = new Set(['a', 'abbr', 'b', 'br', 'code', 'em', 'i', 's', 'small', 'span', 'strong', 'time', 'wbr']);

function isShown(node: HtmlNode): boolean {
  if (typeof node === 'string') return true;
  const { tag, attributes } = node;
  const isQuiet = attributes.has('hidden') || attributes.get('aria-hidden') === 'true';
  return !leftOut.has(tag) && !isQuiet && attributes.get('data-print') !== 'hide';
}

function isInline(node: HtmlNode): boolean {
  return typeof node === 'string' || (inline.has(node.tag) && node.children.every(isInline));
}

const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ');
const escapeMarks = (text: string) => squeeze(text).replaceAll(/[\\*<`[\]]/g, '\\$&');

/** Puts marks around words, not around the space beside them. */
function mark(text: string, sign: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return words ? `${before}${sign}${words}${sign}${after}` : text;
}

function toLine(node: HtmlNode, base: string): string {
  if (typeof node === 'string') return escapeMarks(node);
  if (!isShown(node)) return '';
  const words = node.children.map((child) => toLine(child, base)).join('');
  switch (node.tag) {
    case 'br':
      return ' ';
    case 'code':
      return mark(squeeze(textOf(node)), '`');
    case 'b':
    case 'strong':
      return mark(words, '**');
    case 'em':
    case 'i':
      return mark(words, '*');
    case 'a': {
      const href = node.attributes.get('href') ?? '';
      return words.trim() && !href.startsWith('#') ? `[${words.trim()}](${new URL(href, base).href})` : words;
    }
    case 'small':
      return ` ${words} `;
    default:
      return words;
  }
}

const indent = (text: string) => text.replaceAll(/\n(?=.)/g, '\n  ');

function toRow(row: HtmlElement, base: string): string {
  const cells = row.children.filter((cell) => typeof cell !== 'string');
  return `| ${cells.map((cell) => squeeze(toLine(cell, base)).trim()).join(' | ')} |`;
}

function toTable(table: HtmlElement, base: string): string {
  const rowsOf = (node: HtmlElement): HtmlElement[] =>
    node.children.flatMap((child) => (typeof child === 'string' ? [] : child.tag === 'tr' ? [child] : rowsOf(child)));
  const [head, ...rows] = rowsOf(table);
  if (!head) return '';
  const rule = `|${head.children.map(() => '---|').join('')}`;
  return [toRow(head, base), rule, ...rows.map((row) => toRow(row, base))].join('\n');
}

function toBlock(node: HtmlElement, base: string): string {
  const { tag } = node;
  const words = () => toBlocks(node.children, base);
  const heading = /^h([1-6])$/.exec(tag)?.[1];
  if (heading) return `${'#'.repeat(Number(heading))} ${squeeze(toLine(node, base)).trim()}`;
  switch (tag) {
    case 'pre':
      return `\`\`\`\n${textOf(node).trimEnd()}\n\`\`\``;
    case 'table':
      return toTable(node, base);
    case 'li':
    case 'dt':
      return `- ${indent(words())}`;
    case 'dd':
      return `  ${indent(words())}`;
    default:
      return words();
  }
}

/** Paragraphs of these nodes: lines of text and blocks, with an empty line between. */
function toBlocks(nodes: readonly HtmlNode[], base: string): string {
  const blocks: string[] = [];
  let line = '';
  const endLine = () => {
    const words = squeeze(line).trim();
    if (words) blocks.push(words);
    line = '';
  };
  for (const node of nodes.filter(isShown)) {
    if (isInline(node)) line += toLine(node, base);
    else {
      endLine();
      const block = toBlock(node as HtmlElement, base);
      if (block.trim()) blocks.push(block);
    }
  }
  endLine();
  return blocks.join('\n\n');
}

/** A part of a page as Markdown (CommonMark with tables); addresses are absolute. */
export function toMarkdown(part: HtmlElement, base: string): string {
  return `${toBlocks(part.children, base)}\n`;
}
