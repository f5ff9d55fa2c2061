import { useTranslation } from 'react-i18next';
import { featuredPromise, measurePromise, proofReaders, reportPromise, reviewPromise } from '#domain/legal/promises.ts';

/** What we promise, as figures and words for texts. */
export function usePromiseValues() {
  const { t } = useTranslation('legal');
  const list = (words: string[]) => words.join(', ');
  return {
    review: { ...reviewPromise, facts: list(reviewPromise.facts.map((fact) => t(`facts.${fact}`))) },
    reports: reportPromise,
    measures: {
      ...measurePromise,
      kinds: measurePromise.kinds.map((kind) => t(`measures.${kind}`)).join('; '),
      immediateGrounds: measurePromise.immediateGrounds.map((ground) => t(`grounds.${ground}`)).join('; '),
    },
    featured: featuredPromise,
    staff: { proofReaders: list(proofReaders.map((role) => t(`staff.${role}`))) },
  };
}
