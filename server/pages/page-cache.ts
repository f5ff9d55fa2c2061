import type { Language } from '#domain/shared/language.ts';

/** Renders one page anonymously; the address has been checked. */
export type RenderPage<Page> = (path: string, language: Language) => Promise<Page>;

type Entry<Page> = { page: Promise<Page>; ready?: Page; renderedAt: number };

const MAX_AGE_MS = 60 * 60 * 1000;

interface PageCache<Page> {
  find: RenderPage<Page>;
  /** The page if it is kept; nothing is rendered for this. */
  peek: (path: string, language: Language) => Page | undefined;
}

/**
 * Keeps rendered pages by path and language. The caller only asks for known paths, so the memory is bounded. Pages expire,
 * because some mention a date; a page that failed is not kept.
 */
export function createPageCache<Page>(render: RenderPage<Page>, now: () => number = Date.now): PageCache<Page> {
  const entries = new Map<string, Entry<Page>>();
  const keyOf = (path: string, language: Language) => `${language} ${path}`;
  const freshAt = (key: string) => {
    const entry = entries.get(key);
    return entry && now() - entry.renderedAt < MAX_AGE_MS ? entry : undefined;
  };
  return {
    async find(path, language) {
      const key = keyOf(path, language);
      const fresh = freshAt(key);
      if (fresh) return fresh.page;
      const page = render(path, language);
      const entry: Entry<Page> = { page, renderedAt: now() };
      entries.set(key, entry);
      page.then(
        (ready) => {
          entry.ready = ready;
        },
        () => entries.delete(key),
      );
      return page;
    },
    peek: (path, language) => freshAt(keyOf(path, language))?.ready,
  };
}
