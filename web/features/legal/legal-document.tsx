import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentVersion } from '#domain/legal/documents.ts';
import { formatDay } from '#i18n/format.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { useSite } from '#web/shell/use-site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Printer } from '#web/ui/icons/printer.ts';
import { Contents } from './contents.tsx';
import type { TextSection } from './document-text.ts';
import { formatDated } from './document-text.ts';
import { DocumentTools } from './document-tools.tsx';
import type { ProseFile } from './prose.tsx';
import { Prose } from './prose.tsx';
import { SearchResults } from './search-results.tsx';
import { SectionSearch } from './section-search.tsx';
import { ToTop } from './to-top.tsx';

type Words = { version: DocumentVersion; sections: readonly TextSection[] };

type LegalDocumentProps = {
  title: string;
  version: DocumentVersion;
  /** For printing. */
  path: string;
  file: ProseFile;
  sections: readonly TextSection[];
  coming: Words | null;
  /** Newest first. */
  former?: readonly Words[];
  /** Between title and text. */
  lead?: ReactNode;
  /** After the last section. */
  children?: ReactNode;
};

/** A long legal text with search and contents; printable. */
export function LegalDocument({
  title,
  version,
  path,
  file,
  sections,
  coming,
  former = [],
  lead,
  children,
}: LegalDocumentProps) {
  const { t } = useTranslation('legal');
  const language = useLanguage();
  const { operator, publicUrl } = useSite();
  const all = [...sections, ...(coming?.sections ?? [])];
  const begins = coming && { version: coming.version.version, day: formatDay(coming.version.from, language) };
  return (
    <div className="container-page grid pt-6 pb-20 lg:grid-cols-[18.75rem_minmax(0,45rem)] lg:gap-x-20 lg:pt-12 print:block print:p-0">
      <header className="lg:col-start-2">
        <p className="hidden text-small print:mb-6 print:block">
          {[operator.company, new URL(path, publicUrl).href].filter(Boolean).join(' · ')}
        </p>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h1 className="wrap-anywhere text-[clamp(2rem,1.05rem+4.2vw,3.75rem)] text-h1 hyphens-auto">{title}</h1>
          <button
            type="button"
            data-print-page=""
            data-variant="secondary"
            data-size="compact"
            className="button not-in-data-script:hidden"
          >
            <Icon of={Printer} />
            {t('print')}
          </button>
        </div>
        <p className="mt-4 text-ink-2">
          {t('updated', { date: formatDated(version.dated, language), version: version.version })}
        </p>
        {begins && (
          <p className="mt-6 rounded-well bg-amber-wash p-4 text-amber-text">
            <strong className="block text-label">{t('coming.title', begins)}</strong>
            {t('coming.text')}
          </p>
        )}
        {lead}
      </header>
      <aside className="max-lg:mt-6 lg:row-span-2 lg:row-start-1 print:hidden">
        <div className="flex flex-col gap-3 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:gap-5">
          <SectionSearch label={t('search.sections.label')} />
          <Contents sections={all} className="lg:scrollbar-none lg:-ml-4 lg:overflow-y-auto lg:pl-4" />
        </div>
      </aside>
      <div className="min-w-0 lg:col-start-2">
        <SearchResults kind="sections" total={all.length} />
        <div className="border-ink border-t-3 mt-8">
          {sections.map((section, index) => (
            <Section key={section.id} section={section} number={index + 1} file={file} />
          ))}
        </div>
        {coming && begins && (
          <div className="border-ink border-t-3 mt-16">
            <h2 className="pt-9 text-h2">{t('coming.heading', { ...begins, title })}</h2>
            {coming.sections.map((section, index) => (
              <Section key={section.id} section={section} number={sections.length + index + 1} file={file} />
            ))}
          </div>
        )}
        <p className="wrap-anywhere border-line border-t py-5 text-help text-ink-3">
          {t('fingerprint')}: {version.hash}
        </p>
        {former.map((each) => (
          <details key={each.version.version} className="border-line border-t print:hidden">
            <summary className="flex min-h-11 items-center py-3 text-label underline underline-offset-4">
              {t('former', { version: each.version.version, date: formatDated(each.version.dated, language) })}
            </summary>
            {each.sections.map((section, index) => (
              <Section key={section.id} section={section} number={index + 1} file={file} isFormer />
            ))}
          </details>
        ))}
        {children}
      </div>
      <ToTop />
      <DocumentTools />
    </div>
  );
}

type SectionProps = {
  section: TextSection;
  number: number;
  file: ProseFile;
  /** Neither searched nor among the contents. */
  isFormer?: boolean;
};

function Section({ section, number, file, isFormer = false }: SectionProps) {
  const { id, title, name } = section;
  return (
    <section
      id={id}
      data-section={isFormer ? undefined : ''}
      aria-labelledby={`${id}-title`}
      className="border-line py-9 not-first:border-t not-print:data-out:hidden print:py-4"
    >
      <h2 id={`${id}-title`} className="flex gap-4 text-h2 text-[clamp(1.625rem,1.5rem+0.8vw,2.125rem)]">
        <span data-number={number} className="text-ink-3 before:content-[attr(data-number)]" />
        <span className="wrap-anywhere min-w-0 hyphens-auto">{title}</span>
      </h2>
      <div className="wrap-break-word mt-4 text-long">
        <Prose file={file} name={name} />
      </div>
    </section>
  );
}
