import { useTranslation } from 'react-i18next';
import { apiChanges, apiChangesFeedPath, apiChangesPath } from '#domain/shared/api-changes.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { DocsFrame } from './docs-frame.tsx';
import { DocsTitle } from './docs-title.tsx';
import { readEndpoints } from './endpoints.ts';
import { InlineCode } from './field-list.tsx';

/** The change log, by day. */
export function Changes() {
  const { t, i18n } = useTranslation('api-docs', { keyPrefix: 'guide.news' });
  const { t: tDocs } = useTranslation('api-docs');
  const written = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' });
  const days = [...new Set(apiChanges.map(({ day }) => day))];
  return (
    <DocsFrame open="changes" endpoints={readEndpoints()}>
      <PageHead
        title={tDocs('pageTitle', { resource: t('title') })}
        description={t('lead')}
        canonical={apiChangesPath}
        hasMarkdown
        image="api"
      />
      <DocsTitle title={t('title')}>{t('lead')}</DocsTitle>
      <div className="px-4 pb-16 sm:px-10">
        <p>
          <a href={apiChangesFeedPath} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {t('feed')}
          </a>
        </p>
        {days.map((day) => (
          <section key={day} className="mt-8 max-w-168">
            <h2 className="font-display font-extrabold font-stretch-88% text-[1.5rem]/[1.15]">
              <time dateTime={day}>{written.format(new Date(day))}</time>
            </h2>
            <ul className="mt-3 grid list-disc gap-3 ps-6">
              {apiChanges
                .filter((change) => change.day === day)
                .map(({ name }) => (
                  <li key={name} id={name}>
                    <InlineCode text={t(name)} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </DocsFrame>
  );
}
