import type { GuestPageData } from '#contract/guest-pages.ts';
import type { Deps } from '#server/context/context.ts';
import type { ShedLoad } from '#server/http/shed-load.ts';
import { findBusinessId, findBusinessPages, findComingPages } from '#server/modules/guests/guest-pages/queries.ts';
import type { GuestPage } from '#server/modules/guests/guest-pages/read-guest-page.ts';
import { createGuestPageReader } from '#server/modules/guests/guest-pages/read-guest-page.ts';
import type { CacheEntry } from '#server/pages/page-cache.ts';
import { createPageCache } from '#server/pages/page-cache.ts';

/** Reads guest addresses; shared by pages, pictures, calendars and sitemaps. */
export interface PageReader {
  findBusinessId: (slug: string) => Promise<string | undefined>;
  findComingPages: (digit: string, now: Date, limit: number) => ReturnType<typeof findComingPages>;
  findBusinessPages: (digit: string, limit: number) => ReturnType<typeof findBusinessPages>;
  readEventPage: (address: string) => Promise<GuestPage>;
  /** An event in review, never cached; undefined for an invalid secret. */
  readPreview: (address: string, token: string) => Promise<GuestPageData | undefined>;
  readBusinessPage: (slug: string) => Promise<GuestPage>;
}

export interface GuestParts {
  deps: Deps;
  reader: PageReader;
  shed: ShedLoad;
}

/** Bytes of overhead per entry. */
const ENTRY_BYTES = 500;

/** Caches the data of an address until it changes, for its page and pictures. */
export function createPageReader(deps: Deps): PageReader {
  const { db } = deps;
  const { readEventPage, readPreview, readBusinessPage } = createGuestPageReader(deps);
  const find = createPageCache<GuestPage & CacheEntry>(deps.changes, deps.clock);
  const weighed = (page: GuestPage) => ({ ...page, size: JSON.stringify(page).length + ENTRY_BYTES });
  return {
    findBusinessId: (slug) => findBusinessId(db, slug),
    findComingPages: (digit, now, limit) => findComingPages(db, digit, now, limit),
    findBusinessPages: (digit, limit) => findBusinessPages(db, digit, limit),
    readEventPage: (address) => find(`e ${address}`, async () => weighed(await readEventPage(address))),
    readPreview,
    readBusinessPage: (slug) => find(`b ${slug}`, async () => weighed(await readBusinessPage(slug))),
  };
}
