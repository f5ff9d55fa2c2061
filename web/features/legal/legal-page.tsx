import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nextVersion, versionOn } from '#domain/legal/documents.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { PageHead } from '#web/shell/page-head.tsx';
import { AddressLink } from './address-link.tsx';
import { ContactBox } from './contact-box.tsx';
import type { PublishedDocument } from './document-text.ts';
import { useFormerVersions, useSectionsOf } from './document-text.ts';
import { LegalDocument } from './legal-document.tsx';
import { useOperatorValues } from './operator-values.ts';

type LegalPageProps = {
  file: PublishedDocument;
  /** Its alias shows the same page. */
  path: string;
  contact: 'privacyEmail' | 'supportEmail';
  /** Between title and text. */
  lead?: ReactNode;
};

/** A legal page in its current and announced version. */
export function LegalPage({ file, path, contact, lead }: LegalPageProps) {
  const { t } = useTranslation(file);
  const operator = useOperatorValues();
  const sectionsOf = useSectionsOf(file);
  const today = berlinDay(new Date());
  const version = versionOn(file, today);
  const next = nextVersion(file, today);
  const former = useFormerVersions(file, version);
  return (
    <>
      <PageHead title={t('head')} description={t('description')} canonical={path} />
      <LegalDocument
        title={t('title')}
        version={version}
        path={path}
        file={file}
        sections={sectionsOf(version)}
        coming={next && { version: next, sections: sectionsOf(next) }}
        former={former.map((each) => ({ version: each, sections: sectionsOf(each) }))}
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
