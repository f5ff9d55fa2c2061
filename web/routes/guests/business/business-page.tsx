import { useTranslation } from 'react-i18next';
import { reportBusinessPath } from '#domain/reports/addresses.ts';
import { languages } from '#domain/shared/language.ts';
import { brandOf, pageContext } from '#web/shell/page-context.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { PageScriptTag } from '#web/shell/page-script-tag.tsx';
import { StructuredData } from '#web/shell/structured-data.tsx';
import { useSite } from '#web/shell/use-site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Flag } from '#web/ui/icons/flag.ts';
import { guestButton } from '../guest-button.ts';
import type { Route } from './+types/business-page.ts';
import { BusinessView } from './business-view.tsx';
import { localBusiness } from './local-business.ts';
import openSign from './open-sign-script.ts?inline-script';

/** Index of the slug, after `/b/`. */
const SLUG = 3;

export const handle = { extraSheet: 'house' } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { data } = context.get(pageContext);
  if (data?.kind !== 'business') throw new Response(null, { status: 404 });
  return data;
}

export default function BusinessPage({ loaderData: { business, now, path, calendarPath } }: Route.ComponentProps) {
  const { t } = useTranslation('guest-business');
  const site = useSite();
  const { display_name: name, description } = business;
  const url = site.publicUrl + path;
  return (
    <>
      <PageHead
        title={t('title', { name, brand: brandOf(site) })}
        description={description.slice(0, 200) || t('description', { name })}
        canonical={path}
      />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={`${url}?lang=${each}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={url} />
      <link rel="alternate" type="application/atom+xml" href={`${url}.atom`} />
      <link rel="alternate" type="text/calendar" href={`${url}.ics`} />
      <StructuredData data={localBusiness(business, url)} />
      <BusinessView business={business} now={now} calendarUrl={site.publicUrl + calendarPath} />
      <p className="container-page">
        <a href={reportBusinessPath(path.slice(SLUG))} className={guestButton.plain} rel="nofollow">
          <Icon of={Flag} />
          {t('report')}
        </a>
      </p>
      <PageScriptTag source={openSign} />
    </>
  );
}
