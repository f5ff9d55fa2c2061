import { useRouteLoaderData } from 'react-router';
import type { Language } from '#domain/shared/language.ts';
import type { loader } from '#web/root.tsx';
import { brandOf } from './page-context.ts';
import { useLanguage } from './use-language.ts';

const locales: Record<Language, string> = { de: 'de_DE', en: 'en_GB' };

type Props = {
  title: string;
  description: string;
  canonical?: string;
  /** Its text is at `<canonical>.md`. */
  hasMarkdown?: boolean;
  /** Not indexed: screens behind the login, errors. */
  isPrivate?: boolean;
  /** Preview image from `public/share/`, per language. */
  image?: 'home' | 'business' | 'features' | 'pricing' | 'api';
};

/** Title, description and link preview; React hoists them into the head. */
export function PageHead({ title, description, canonical, hasMarkdown, isPrivate, image = 'home' }: Props) {
  const site = useRouteLoaderData<typeof loader>('root')?.site;
  const language = useLanguage();
  const address = canonical && site && new URL(canonical, site.publicUrl).href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isPrivate && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      {address && hasMarkdown && <link rel="alternate" type="text/markdown" href={`${address}.md`} />}
      {site && !isPrivate && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={brandOf(site)} />
          <meta property="og:locale" content={locales[language]} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          {address && <meta property="og:url" content={address} />}
          <meta property="og:image" content={`${site.publicUrl}/share/${image}-${language}.png`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
