import { useTranslation } from 'react-i18next';
import type { ProblemDocument } from './paths.ts';

type FieldError = NonNullable<ProblemDocument['errors']>[number];
export type FieldRefusal = Pick<FieldError, 'code' | 'limit' | 'unit'>;

/** Text for a refused field, with its limit. Needs the texts `problems`. */
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
