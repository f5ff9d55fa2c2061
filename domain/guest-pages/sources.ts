export const pageSources = ['link', 'qr', 'embed', 'feed'] as const;
export type PageSource = (typeof pageSources)[number];

/** Query values per source; short because QR codes contain them. */
const marks: Record<Exclude<PageSource, 'link'>, string> = { qr: '1', embed: '2', feed: '3' };

export const PAGE_SOURCE_PARAMETER = 'p';

export function pathFrom(source: PageSource, path: string): string {
  return source === 'link' ? path : `${path}?${PAGE_SOURCE_PARAMETER}=${marks[source]}`;
}

/** The source of an address; `link` without a value. */
export function pageSourceOf(mark: string | null | undefined): PageSource {
  return pageSources.find((source) => source !== 'link' && marks[source] === mark) ?? 'link';
}
