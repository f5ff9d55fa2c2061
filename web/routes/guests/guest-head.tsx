import type { Language } from '#domain/shared/language.ts';
import { languages } from '#domain/shared/language.ts';
import { brandOf } from '#web/shell/page-context.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { useSite } from '#web/shell/use-site.ts';

const locales: Record<Language, string> = { de: 'de_DE', en: 'en_GB' };

type GuestHeadProps = {
  title: string;
  description: string;
  /** Canonical path. */
  path: string;
  /** Path of the preview image, 1200 × 630. */
  picture: string;
};

/** Title, `hreflang` addresses and link preview. */
export function GuestHead({ title, description, path, picture }: GuestHeadProps) {
  const site = useSite();
  const language = useLanguage();
  const url = site.publicUrl + path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={`${url}?lang=${each}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brandOf(site)} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={site.publicUrl + picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
