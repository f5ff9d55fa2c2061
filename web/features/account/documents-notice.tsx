import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { acceptedDocuments, isConcerned, nextVersion } from '#domain/legal/documents.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { formatDay } from '#i18n/format.ts';
import { queries } from '#web/api/queries.ts';
import { paths } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** Shown while a new contract version is announced but not accepted. */
export function DocumentsNotice() {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const today = berlinDay(new Date());
  const isAnnounced = acceptedDocuments.some((document) => nextVersion(document, today));
  const documents = useQuery({ ...queries.legalDocuments, enabled: isAnnounced });
  const coming = documents.data?.data.flatMap(({ document, current, next, earlier }) => {
    const accepted = [next?.acceptance, current.acceptance, ...earlier].flatMap((each) => each?.version ?? []);
    return next && isConcerned(document, next.version, accepted) ? [next.from] : [];
  });
  const [first] = coming?.toSorted() ?? [];
  if (first === undefined) return null;
  return (
    <Banner
      tone="amber"
      title={t('documents.coming', { day: formatDay(first, language) })}
      end={
        <ButtonLink to={`${paths.account}#contracts`} variant="secondary" className="max-md:w-full">
          {t('documents.see')}
        </ButtonLink>
      }
    >
      {t('documents.text')}
    </Banner>
  );
}
