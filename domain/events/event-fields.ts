import { approvalMethods, participantTypes, publishTypes, ticketTypes } from '#domain/events/options.ts';
import { tariffNames } from '#domain/plans/tariffs.ts';

/* The kind defines API and form, `blank` a new event's value. Column, label and description use the field's name. */
interface Row {
  kind: string;
  blank: string | boolean | null | readonly [];
  /** Maximum length of a text, in characters. */
  max?: number;
  values?: readonly string[];
}

/** Visible to everybody once the event is public. */
export const publicFields = {
  title: { kind: 'line', blank: '', max: 60 },
  description: { kind: 'text', blank: '', max: 300 },
  location: { kind: 'line', blank: '', max: 200 },
  latitude: { kind: 'latitude', blank: null },
  longitude: { kind: 'longitude', blank: null },
  event_date: { kind: 'day', blank: null },
  start_time: { kind: 'time', blank: null },
  end_time: { kind: 'time', blank: null },
  category: { kind: 'category', blank: null },
  participant_type: { kind: 'choice', blank: 'unlimited', values: participantTypes },
  max_participants: { kind: 'maximum', blank: null },
  waiting_list: { kind: 'yesNo', blank: false },
  approval_method: { kind: 'choice', blank: 'first_come', values: approvalMethods },
  ticket_type: { kind: 'choice', blank: 'free', values: ticketTypes },
  ticket_price: { kind: 'cents', blank: null },
  ticket_url: { kind: 'address', blank: null, max: 500 },
  box_office: { kind: 'yesNo', blank: false },
  box_office_price: { kind: 'cents', blank: null },
  featured_event: { kind: 'yesNo', blank: false },
} as const satisfies Record<string, Row>;

export const privateFields = {
  push_notification: { kind: 'yesNo', blank: false },
  guest_reminders: { kind: 'yesNo', blank: true },
  reconfirm_hours: { kind: 'hours', blank: null },
  guest_questions: { kind: 'questions', blank: [] },
  repetition: { kind: 'repetition', blank: null },
  publish_type: { kind: 'choice', blank: 'immediate', values: publishTypes },
  scheduled_date: { kind: 'day', blank: null },
  scheduled_time: { kind: 'time', blank: null },
} as const satisfies Record<string, Row>;

/** Set by programs; forms have no input. */
export const programFields = {
  tariff: { kind: 'choice', blank: 'standard', values: tariffNames },
  is_recurring: { kind: 'yesNo', blank: false },
  share_public: { kind: 'yesNo', blank: true },
  share_friends: { kind: 'yesNo', blank: false },
  share_friends_of_friends: { kind: 'yesNo', blank: false },
  share_individual: { kind: 'yesNo', blank: false },
  external_id: { kind: 'externalId', blank: null },
} as const satisfies Record<string, Row>;
