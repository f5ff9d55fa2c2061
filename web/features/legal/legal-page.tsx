import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '#web/shell/page-head.tsx';
import { AddressLink } from './address-link.tsx';
import { ContactBox } from './contact-box.tsx';
import { LegalDocument } from './legal-document.tsx';
import { useOperatorValues } from './operator-values.ts';

type LegalPageProps = {
  file: 'privacy' | 'ranking' | 'terms' | 'withdrawal';
  /** The main address; its alias shows the same page. */
  path: string;
  contact: 'privacyEmail' | 'supportEmail';
  /** Between title and text. */
  lead?: ReactNode;
};

/** Privacy, terms, withdrawal and the order of lists: the same page with other texts. */
export function LegalPage({ file, path, contact, lead }: LegalPageProps) {
  const { t } = useTranslation(file);
  const operator = useOperatorValues();
  const sections: Record<string, { title: string }> = t('sections', { returnObjects: true });
  return (
    <>
      <PageHead title={t('head')} description={t('description')} canonical={path} />
      <LegalDocument
        title={t('title')}
        updated={t('updated')}
        path={path}
        file={file}
        sections={Object.entries(sections).map(([id, { title }]) => ({ id, title }))}
        lead={lead}
      >
        <ContactBox id="ask" title={t('contactBox.title')} text={t('contactBox.text')}>
          <AddressLink className="inline-flex min-h-11 items-center underline underline-offset-[0.22em]">
            {operator[contact]}
          </AddressLink>
        </ContactBox>
      </LegalDocument>
    </>
  );
}
