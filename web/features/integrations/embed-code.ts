import type { EmbedOptions } from '#domain/guest-pages/embed.ts';
import { EMBED_SCRIPT_PATH, EMBED_TAG, embedAttributes, embedPagePath } from '#domain/guest-pages/embed.ts';

interface Embedded {
  /** Address of the business's page. */
  page: string;
  options: EmbedOptions;
  /** Fallback text, and title of the frame. */
  words: string;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const written = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

export const slugIn = (page: string) => new URL(page).pathname.split('/').at(-1) ?? '';

/** The custom element with its script, with a link as fallback. */
export function elementCode({ page, options, words }: Embedded): string {
  const attributes = Object.entries({ business: slugIn(page), ...embedAttributes(options) });
  const list = attributes.map(([name, value]) => ` ${name}="${written(value)}"`).join('');
  const script = new URL(EMBED_SCRIPT_PATH, page).href;
  return `<script async src="${script}"></script>
<${EMBED_TAG}${list}>
  <a href="${written(page)}">${written(words)}</a>
</${EMBED_TAG}>`;
}

/** Estimated height until the script measures it. */
function heightOf({ size, count }: EmbedOptions): number {
  return size === 'small' ? 220 + count * 92 : 640;
}

/** An iframe with a script that fits its height; where scripts are removed, its style's height stays. */
export function frameCode({ page, options, words }: Embedded): string {
  const address = new URL(embedPagePath(slugIn(page), options), page).href;
  const style = `width:100%;height:${heightOf(options)}px;border:0`;
  const script = new URL(EMBED_SCRIPT_PATH, page).href;
  return `<iframe src="${written(address)}" title="${written(words)}" loading="lazy" style="${style}"></iframe>
<script async src="${script}"></script>`;
}
