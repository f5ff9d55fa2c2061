import { useTranslation } from 'react-i18next';
import type { ProblemDocument } from './paths.ts';

type FieldError = NonNullable<ProblemDocument['errors']>[number];
/** What the API says of one field: which code, and which limit was broken. */
export type FieldRefusal = Pick<FieldError, 'code' | 'limit' | 'unit'>;

/** The text for a field that the API refused: what has to be there, with the limit itself. Needs the texts `problems`. */
export function useFieldText(): (refusal: FieldRefusal) => string {
  const { t, i18n } = useTranslation('problems');
  return ({ code, limit, unit }) => {
    if ((code === 'too_small' || code === 'too_big') && limit !== undefined) {
      const isEmpty = code === 'too_small' && unit === 'characters' && limit === 1;
      return isEmpty ? t('field.required') : t(`limit.${code}.${unit ?? 'number'}`, { count: limit });
    }
    const key = `field.${code}` as 'field.other';
    return t(i18n.exists(key, { ns: 'problems', count: limit }) ? key : 'field.other', { count: limit });
  };
}
