/** Ways by which somebody opens a page of an event or a business. */
export const pageSources = ['link', 'qr', 'embed', 'feed'] as const;
export type PageSource = (typeof pageSources)[number];

/** What an address carries besides, so that its openings are counted for their source; short, because it is in QR codes. */
const marks: Record<Exclude<PageSource, 'link'>, string> = { qr: '1', embed: '2', feed: '3' };

export const PAGE_SOURCE_PARAMETER = 'p';

/** An address that says by which way it was reached. */
export function pathFrom(source: PageSource, path: string): string {
  return source === 'link' ? path : `${path}?${PAGE_SOURCE_PARAMETER}=${marks[source]}`;
}

/** By which way an address was reached; one that says nothing was sent as a link. */
export function pageSourceOf(mark: string | null | undefined): PageSource {
  return pageSources.find((source) => source !== 'link' && marks[source] === mark) ?? 'link';
}
