import type { Accent } from '#domain/profile/accents.ts';
import { accentNames } from '#domain/profile/accents.ts';
import type { Language } from '#domain/shared/language.ts';
import { isLanguage } from '#domain/shared/language.ts';

/** `auto`: the visitor's colour scheme. */
export const embedThemes = ['auto', 'light', 'dark'] as const;
type EmbedTheme = (typeof embedThemes)[number];

/** Notes with strips, or a narrow list of tickets. */
export const embedSizes = ['large', 'small'] as const;
type EmbedSize = (typeof embedSizes)[number];

const MOST_EMBEDDED = 20;
const USUAL_EMBEDDED = 4;

export interface EmbedOptions {
  /** Null: the surrounding page's, else the visitor's. */
  lang: Language | null;
  theme: EmbedTheme;
  /** 1 to `MOST_EMBEDDED`. */
  count: number;
  size: EmbedSize;
  /** Null: each event's own colour. */
  accent: Accent | null;
  hours: boolean;
}

/** Element name. Foreign sites contain it and its script's address, so neither may change. */
export const EMBED_TAG = 'dabei-events';
export const EMBED_SCRIPT_PATH = '/embed/v1.js';
/** Brand font for the script. */
export const EMBED_FONT_PATH = '/embed/v1.woff2';

function oneOf<Value extends string>(values: readonly Value[], wanted: string | null | undefined): Value | undefined {
  return values.find((value) => value === wanted);
}

/** Parses attributes or a query. Invalid values count as missing, so foreign pages never break. */
export function readEmbedOptions(read: (name: keyof EmbedOptions) => string | null | undefined): EmbedOptions {
  const lang = read('lang');
  const count = Math.trunc(Number(read('count')));
  return {
    lang: isLanguage(lang) ? lang : null,
    theme: oneOf(embedThemes, read('theme')) ?? 'auto',
    count: count >= 1 ? Math.min(count, MOST_EMBEDDED) : USUAL_EMBEDDED,
    size: oneOf(embedSizes, read('size')) ?? 'large',
    accent: oneOf(accentNames, read('accent')) ?? null,
    hours: read('hours') !== 'off',
  };
}

/** Options as attributes or query fields, without defaults. */
export function embedAttributes({ lang, theme, count, size, accent, hours }: EmbedOptions): Record<string, string> {
  return {
    ...(lang && { lang }),
    ...(theme !== 'auto' && { theme }),
    ...(count !== USUAL_EMBEDDED && { count: String(count) }),
    ...(size !== 'large' && { size }),
    ...(accent && { accent }),
    ...(!hours && { hours: 'off' }),
  };
}

/** Page for frames of foreign sites. */
export function embedPagePath(slug: string, options?: EmbedOptions): string {
  const query = new URLSearchParams(options && embedAttributes(options)).toString();
  return `/embed/${slug}${query && `?${query}`}`;
}

export const embedDataPath = (slug: string) => `/embed/${slug}.json`;
