import { useTranslation } from 'react-i18next';
import type { Field } from './schema.ts';

/** Text keys of a field, by owner, then by name. */
export function sentenceKeys({ name, owners }: Pick<Field, 'name' | 'owners'>): string[] {
  return [...owners, 'any'].map((owner) => `${owner}.${name}`);
}

export function useFieldSentence(): (field: Field) => string | undefined {
  const { t, i18n } = useTranslation('api-fields');
  return (field) => {
    const key = sentenceKeys(field).find((one) => i18n.exists(`api-fields:${one}`));
    return key && t(key as never);
  };
}
