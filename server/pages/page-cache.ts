import type { Language } from '#domain/shared/language.ts';

/** Renders one page anonymously; the address has been checked. */
export type RenderPage<Page> = (path: string, language: Language) => Promise<Page>;

type Entry<Page> = { page: Promise<Page>; renderedAt: number };

const MAX_AGE_MS = 60 * 60 * 1000;

/**
 * Keeps rendered pages by path and language. The caller only asks for known paths, so the memory is bounded. Pages expire,
 * because some mention a date; a page that failed is not kept.
 */
export function createPageCache<Page>(render: RenderPage<Page>, now: () => number = Date.now): RenderPage<Page> {
  const entries = new Map<string, Entry<Page>>();
  return async (path, language) => {
    const key = `${language} ${path}`;
    const entry = entries.get(key);
    if (entry && now() - entry.renderedAt < MAX_AGE_MS) return entry.page;
    const page = render(path, language);
    entries.set(key, { page, renderedAt: now() });
    page.catch(() => entries.delete(key));
    return page;
  };
}
