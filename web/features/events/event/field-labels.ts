import { useTranslation } from 'react-i18next';
import type { EventDraft } from './event-draft.ts';

const labels = {
  title: 'fields.name',
  description: 'fields.description',
  location: 'fields.place',
  point: 'fields.point',
  event_date: 'fields.date',
  start_time: 'fields.start',
  end_time: 'fields.end',
  tags: 'fields.tags',
  userCharacteristics: 'fields.characteristics',
  participant_type: 'fields.participants',
  max_participants: 'fields.maximum',
  waiting_list: 'fields.waitingList',
  approval_method: 'fields.approval',
  ticket_type: 'fields.tickets',
  ticket_price: 'fields.price',
  ticket_url: 'fields.ticketUrl',
  box_office: 'fields.boxOffice',
  box_office_price: 'fields.boxOfficePrice',
  featured_event: 'fields.featured',
  push_notification: 'cost.item.push',
  guest_reminders: 'fields.reminders',
  repetition: 'series.repeat',
  publish_type: 'fields.publishType',
  scheduled_date: 'fields.scheduledDate',
  scheduled_time: 'fields.scheduledTime',
} as const satisfies Record<keyof EventDraft, string>;

/** The labels of fields, in the order of the form. */
export function useFieldLabels(): (fields: readonly string[]) => string[] {
  const { t } = useTranslation('events');
  return (fields) =>
    (Object.keys(labels) as (keyof EventDraft)[])
      .filter((field) => fields.includes(field))
      .map((field) => t(labels[field]));
}
