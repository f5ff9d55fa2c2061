import type { ComponentProps, ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { processingPath, withdrawPath } from '#domain/legal/addresses.ts';
import { reportPromise } from '#domain/legal/promises.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { AddressLink } from './address-link.tsx';
import type { PublishedDocument } from './document-text.ts';
import { useOperatorValues } from './operator-values.ts';
import { usePromiseValues } from './promise-values.ts';
import { useRankingValues } from './ranking-values.ts';
import { RetentionList } from './retention-list.tsx';

export type ProseFile = PublishedDocument | 'imprint' | 'faq' | 'help';

function OutsideLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className="wrap-anywhere text-link">
      {children}
    </a>
  );
}

function Heading({ children }: { children?: ReactNode }) {
  return <h3 className="mt-8 text-h4 first:mt-0">{children}</h3>;
}

function Sheet({ children }: { children?: ReactNode }) {
  return <div className="mt-5 rounded-well border border-edge bg-card p-5 text-body md:p-7">{children}</div>;
}

/** Elements allowed in long texts. Only `a` has attributes: internal links by name. */
const elements = {
  p: <p className="not-first:mt-4" />,
  ul: <ul className="mt-3 grid list-disc gap-1.5 pl-6 marker:text-ink-3" />,
  ol: <ol className="mt-3 grid list-decimal gap-1.5 pl-6 marker:font-semibold" />,
  li: <li />,
  h3: <Heading />,
  sheet: <Sheet />,
  retention: <RetentionList />,
  b: <strong className="font-semibold" />,
  lines: <p className="not-first:mt-4 whitespace-pre-line" />,
  address: <AddressLink />,
  a: <OutsideLink />,
  imprint: <PageLink to={paths.imprint} />,
  privacy: <PageLink to={paths.privacy} />,
  terms: <PageLink to={paths.terms} />,
  withdrawal: <PageLink to={paths.withdrawal} />,
  withdraw: <PageLink to={withdrawPath} />,
  processing: <PageLink to={processingPath} />,
  ranking: <PageLink to={paths.ranking} />,
  report: <PageLink to={reportPromise.path} />,
  contact: <PageLink to={paths.contact} />,
  faq: <PageLink to={paths.faq} />,
  help: <PageLink to={paths.help} />,
  pricing: <PageLink to={paths.pricing} />,
  register: <PageLink to={paths.register} />,
  login: <PageLink to={paths.login} />,
  forgot: <PageLink to={paths.forgotPassword} />,
  api: <PageLink to={paths.api} />,
  createEvent: <PageLink to={paths.createEvent} />,
};

/** A long text, filled with the operator's data. */
export function Prose({ file, name }: { file: ProseFile; name: string }) {
  const { i18n } = useTranslation();
  const values = { ...useOperatorValues(), ...useRankingValues(), ...usePromiseValues() };
  return (
    <Trans t={i18n.getFixedT(i18n.language, file)} i18nKey={name as never} values={values} components={elements} />
  );
}
