import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpBooth } from '#web/art/help-booth.tsx';
import { ContactBox } from '#web/features/legal/contact-box.tsx';
import { DocumentTools } from '#web/features/legal/document-tools.tsx';
import { Prose } from '#web/features/legal/prose.tsx';
import { SearchResults } from '#web/features/legal/search-results.tsx';
import { SectionSearch } from '#web/features/legal/section-search.tsx';
import { ToTop } from '#web/features/legal/to-top.tsx';
import { paths } from '#web/paths.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { scrollRow } from '#web/ui/scroll-row.ts';
import { QuestionList } from './question-list.tsx';
import type { QuestionGroup } from './use-question-groups.ts';

type SupportPageProps = {
  file: 'faq' | 'help';
  path: string;
  groups: QuestionGroup[];
  /** Content below the answer with this id. */
  showMore?: (entryId: string) => ReactNode;
};

export function SupportPage({ file, path, groups, showMore }: SupportPageProps) {
  const { t } = useTranslation([file, 'legal']);
  const total = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div className="container-page pt-6 pb-20 lg:pt-12">
      <PageHead title={t('head')} description={t('description')} canonical={path} hasMarkdown />
      <HelpBooth className="float-right ms-4 mb-4 h-20 w-auto sm:h-40 lg:ms-8 lg:h-66 print:hidden" />
      <h1 className="wrap-anywhere text-display-2 hyphens-auto">{t('title')}</h1>
      <p className="mt-5 max-w-text text-ink-2 text-lead max-sm:clear-both max-sm:pt-1">
        <Prose file={file} name="lead" />
      </p>
      <SectionSearch label={t('legal:search.entries.label')} className="mt-8 max-w-[40rem] max-lg:clear-both" />
      <nav aria-label={t('legal:contents')} className="mt-4">
        <ul className={scrollRow}>
          {groups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} data-variant="secondary" data-size="compact" className="button whitespace-nowrap">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <SearchResults kind="entries" total={total} />
      <div className="clear-both gap-x-16 lg:grid lg:grid-cols-2">
        {columnsOf(groups).map((column) => (
          <div key={column[0]?.id}>
            {column.map((group) => (
              <QuestionList key={group.id} file={file} group={group} showMore={showMore} />
            ))}
          </div>
        ))}
      </div>
      <ContactBox id="ask" title={t('more.title')} text={t('more.text')}>
        <a href={paths.contact} className="inline-flex min-h-11 items-center underline underline-offset-[0.22em]">
          {t('more.link')}
        </a>
      </ContactBox>
      <ToTop />
      <DocumentTools />
    </div>
  );
}

/** Two columns of about the same height; a headline counts as two questions. */
function columnsOf(groups: QuestionGroup[]): QuestionGroup[][] {
  const heights = groups.map(({ entries }) => entries.length + 2);
  const half = heights.reduce((sum, height) => sum + height, 0) / 2;
  let sum = 0;
  const cut = heights.findIndex((height) => {
    const isPast = sum + height / 2 > half;
    sum += height;
    return isPast;
  });
  return [groups.slice(0, cut), groups.slice(cut)];
}
