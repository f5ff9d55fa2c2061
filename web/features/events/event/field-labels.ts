import { useTranslation } from 'react-i18next';
import { privateFields, publicFields } from '#domain/events/event-fields.ts';
import type { EventDraft } from './event-draft.ts';

/** Inputs that represent other fields of the API. */
const typed: Record<string, (keyof EventDraft)[]> = {
  latitude: ['point'],
  longitude: [],
  category: ['tags', 'userCharacteristics'],
};
const names = Object.keys({ ...publicFields, ...privateFields }).flatMap(
  (name) => typed[name] ?? [name as keyof EventDraft],
);

/** Field labels in form order. */
export function useFieldLabels(): (fields: readonly string[]) => string[] {
  const { t } = useTranslation('events');
  return (fields) => names.filter((name) => fields.includes(name)).map((name) => t(`fields.${name}`));
}
