import { useTranslation } from 'react-i18next';
import { DocumentTools } from '#web/features/legal/document-tools.tsx';
import { Prose } from '#web/features/legal/prose.tsx';
import { ToTop } from '#web/features/legal/to-top.tsx';
import { paths } from '#web/paths.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ArrowLeft } from '#web/ui/icons/arrow-left.ts';

/** Side by side above the prose. */
const facts = ['company', 'contact', 'register'] as const;
const prose = ['editor', 'youth', 'disputes', 'liabilityContent', 'liabilityLinks', 'copyright'] as const;

export default function Imprint() {
  const { t } = useTranslation(['imprint', 'legal']);
  return (
    <div className="container-page pt-4 pb-20 print:p-0">
      <PageHead title={t('head')} description={t('description')} canonical={paths.imprint} />
      <a
        href={paths.home}
        data-back=""
        data-print="hide"
        data-variant="quiet"
        data-size="compact"
        className="button -ml-4"
      >
        <Icon of={ArrowLeft} />
        {t('legal:back')}
      </a>
      <h1 className="mt-4 text-[clamp(2.375rem,1.6rem+3.4vw,3.75rem)] text-h1">{t('title')}</h1>
      <p className="mt-4 text-ink-2">{t('lead')}</p>
      <div className="border-ink border-t-3 mt-8 grid gap-x-10 md:grid-cols-2 lg:grid-cols-3 print:block">
        {facts.map((id) => (
          <ImprintSection
            key={id}
            id={id}
            className="grid content-start gap-3 border-line py-8 not-first:max-md:border-t"
          />
        ))}
      </div>
      {prose.map((id) => (
        <ImprintSection
          key={id}
          id={id}
          className="border-line border-t py-8 lg:grid lg:grid-cols-[18.75rem_minmax(0,45rem)] lg:gap-x-20"
        />
      ))}
      <ToTop />
      <DocumentTools />
    </div>
  );
}

function ImprintSection({ id, className }: { id: (typeof facts)[number] | (typeof prose)[number]; className: string }) {
  const { t } = useTranslation('imprint');
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="hyphens-auto text-h3">
        {t(`sections.${id}.title`)}
      </h2>
      <div className="wrap-break-word text-long max-lg:mt-3">
        <Prose file="imprint" name={`sections.${id}.text`} />
      </div>
    </section>
  );
}
