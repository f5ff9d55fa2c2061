import { useRouteLoaderData } from 'react-router';
import type { loader } from '#web/root.tsx';

type Props = {
  title: string;
  description?: string;
  /** The main address of a page that has several. */
  canonical?: string;
  /** For screens that search engines should not list: everything behind login, errors. */
  isPrivate?: boolean;
};

/** Title and description of a screen; React lifts them into the head. */
export function PageHead({ title, description, canonical, isPrivate }: Props) {
  const site = useRouteLoaderData<typeof loader>('root')?.site;
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {isPrivate && <meta name="robots" content="noindex" />}
      {canonical && site && <link rel="canonical" href={new URL(canonical, site.publicUrl).href} />}
      {!isPrivate && <meta property="og:title" content={title} />}
      {!isPrivate && description && <meta property="og:description" content={description} />}
    </>
  );
}
