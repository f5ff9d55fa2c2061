import type { Accent } from '#domain/profile/accents.ts';
import { accentNames } from '#domain/profile/accents.ts';
import type { Language } from '#domain/shared/language.ts';
import { isLanguage } from '#domain/shared/language.ts';

/** Paper or night; `auto` is as the visitor's device is. */
export const embedThemes = ['auto', 'light', 'dark'] as const;
type EmbedTheme = (typeof embedThemes)[number];

/** Notices with strips, or tickets in a narrow list. */
export const embedSizes = ['large', 'small'] as const;
type EmbedSize = (typeof embedSizes)[number];

const MOST_EMBEDDED = 20;
const USUAL_EMBEDDED = 4;

/** What an owner chooses for the embed on a site of their own. */
export interface EmbedOptions {
  /** Null = that of the page around it, else that of the visitor. */
  lang: Language | null;
  theme: EmbedTheme;
  /** How many events, 1 to `MOST_EMBEDDED`. */
  count: number;
  size: EmbedSize;
  /** Null = each event in the colour of what it is. */
  accent: Accent | null;
  /** Whether opening hours are shown. */
  hours: boolean;
}

/** Name of the element. Old sites hold it and the address of its script: neither ever changes its meaning. */
export const EMBED_TAG = 'dabei-events';
export const EMBED_SCRIPT_PATH = '/embed/v1.js';
/** The font of the brand, for the script. */
export const EMBED_FONT_PATH = '/embed/v1.woff2';

function oneOf<Value extends string>(values: readonly Value[], wanted: string | null | undefined): Value | undefined {
  return values.find((value) => value === wanted);
}

/** Reads the choices from attributes or an address. What is none of ours counts as not chosen: a foreign page never breaks. */
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

/** The choices as attributes of the element, or fields of an address; what is usual is left out. */
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

/** The page that may stand in a frame of a foreign page. */
export function embedPagePath(slug: string, options?: EmbedOptions): string {
  const query = new URLSearchParams(options && embedAttributes(options)).toString();
  return `/embed/${slug}${query && `?${query}`}`;
}

/** What the embed of a business draws. */
export const embedDataPath = (slug: string) => `/embed/${slug}.json`;
