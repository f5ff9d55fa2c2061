import { useTranslation } from 'react-i18next';
import { featuredPromise, measurePromise, proofReaders, reportPromise, reviewPromise } from '#domain/legal/promises.ts';

/** The words of the file `legal` for what the code lists. */
type Words = (key: `${'facts' | 'measures' | 'grounds' | 'staff'}.${string}`) => string;

/** What we promise, as figures and words for texts. */
export function promiseValues(wordOf: Words) {
  return {
    review: { ...reviewPromise, facts: reviewPromise.facts.map((fact) => wordOf(`facts.${fact}`)).join(', ') },
    reports: reportPromise,
    measures: {
      ...measurePromise,
      kinds: measurePromise.kinds.map((kind) => wordOf(`measures.${kind}`)).join('; '),
      immediateGrounds: measurePromise.immediateGrounds.map((ground) => wordOf(`grounds.${ground}`)).join('; '),
    },
    featured: featuredPromise,
    staff: { proofReaders: proofReaders.map((role) => wordOf(`staff.${role}`)).join(', ') },
  };
}

/** The same in the language of the page. */
export function usePromiseValues() {
  const { t } = useTranslation('legal');
  return promiseValues((key) => t(key as never));
}
