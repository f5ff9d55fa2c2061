import type { TFunction } from 'i18next';
import type { Language } from '#domain/shared/language.ts';
import { formatPrice } from '#i18n/format.ts';
import type { PublicEvent } from './public-event.ts';

type Words = TFunction<'create-event'>;

/** `Höchstens 40 Leute, mit Warteliste, auf Bewerbung`. */
export function admissionWords(event: PublicEvent, t: Words): string {
  const { max_participants: max } = event;
  const words: string[] = [max === null ? t('card.unlimited') : t('card.limit', { count: max })];
  if (max !== null && event.waiting_list) words.push(t('card.waitingList'));
  if (event.approval_method === 'application') words.push(t('card.application'));
  return words.join(', ');
}

/** `Ticket 12 €, Abendkasse 15 €`. */
export function entryWords(event: PublicEvent, t: Words, language: Language): string {
  const price = (cents: number) => formatPrice(cents, language, 'short');
  const words: string[] = [];
  if (event.ticket_type === 'paid')
    words.push(
      event.ticket_price === null ? t('card.ticketOpen') : t('card.ticket', { price: price(event.ticket_price) }),
    );
  if (event.box_office)
    words.push(
      event.box_office_price === null
        ? t('card.boxOfficeOpen')
        : t('card.boxOffice', { price: price(event.box_office_price) }),
    );
  return words.length === 0 ? t('card.free') : words.join(', ');
}
