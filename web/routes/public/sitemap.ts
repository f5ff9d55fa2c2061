import { accessibilityPath, processingPath, withdrawPath } from '#domain/legal/addresses.ts';
import { paths } from '#web/paths.ts';
import { pageContext } from '#web/shell/page-context.ts';
import type { Route } from './+types/sitemap.ts';
import { apiPages, apiPath } from './api-docs/api-pages.ts';

/** Public pages at their main addresses. */
const listed = [
  paths.home,
  paths.features,
  paths.business,
  paths.pricing,
  paths.register,
  paths.api,
  ...apiPages.map(apiPath),
  paths.faq,
  paths.help,
  paths.contact,
  paths.imprint,
  paths.privacy,
  paths.terms,
  paths.withdrawal,
  paths.ranking,
  withdrawPath,
  processingPath,
  accessibilityPath,
];

/** Both languages share an address. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageContext).site;
  const entries = listed.map((path) => `<url><loc>${new URL(path, publicUrl).href}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
