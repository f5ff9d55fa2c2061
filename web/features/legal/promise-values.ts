import { useTranslation } from 'react-i18next';
import { featuredPromise, measurePromise, proofReaders, reportPromise, reviewPromise } from '#domain/legal/promises.ts';

/** Reads the text file `legal`. */
type TextOf = (key: `${'facts' | 'measures' | 'grounds' | 'staff'}.${string}`) => string;

/** Promises as figures and words for texts. */
export function promiseValues(wordOf: TextOf) {
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

/** In the page's language. */
export function usePromiseValues() {
  const { t } = useTranslation('legal');
  return promiseValues((key) => t(key as never));
}
