import type * as source from '#i18n/de/parts/event-fields.ts';
import type { TextsLike } from '#i18n/texts-like.ts';

/** Labels of an event's fields in the form's order. */
export const labels: TextsLike<typeof source.labels> = {
  title: 'Name',
  description: 'Description',
  location: 'Location',
  point: 'Exact spot',
  event_date: 'Date',
  start_time: 'Start',
  end_time: 'End',
  tags: 'Tags',
  userCharacteristics: 'Your guests’ interests',
  participant_type: 'Participants',
  max_participants: 'Up to',
  waiting_list: 'Waiting list when full',
  approval_method: 'Who gets in?',
  ticket_type: 'Entry',
  ticket_price: 'Ticket price',
  ticket_url: 'Ticket link',
  box_office: 'Tickets at the door',
  box_office_price: 'Price at the door',
  featured_event: 'Featured event',
  push_notification: 'Push notification',
  guest_reminders: 'Remind guests',
  repetition: 'Repeat',
  publish_type: 'Publish',
  scheduled_date: 'Goes live on',
  scheduled_time: 'At',
};

/** Their sentences on the API page. */
export const sentences: TextsLike<typeof source.sentences> = {
  title: 'Name of the event, in large letters on the notice.',
  description: 'What it is about, in a few sentences.',
  location: 'Where it takes place, in words.',
  latitude: 'Latitude; only together with `longitude`, null means at the business.',
  longitude: 'Longitude; only together with `latitude`.',
  event_date: 'The day it starts.',
  start_time: 'When it starts, Berlin time; null means all day.',
  end_time: 'When it ends. Earlier than the start means the day after.',
  category: 'What people search for: tags and characteristics.',
  participant_type: 'Whether places are limited; follows `max_participants` when left out.',
  max_participants: 'How many people fit in; null means no limit, otherwise 5 to 500.',
  waiting_list: 'Whether there is a waiting list once it is full.',
  approval_method: 'Whether guests join immediately or you decide.',
  ticket_type: 'Whether there is an entrance fee.',
  ticket_price: 'Price in advance, in cents.',
  ticket_url: 'Where tickets are sold.',
  box_office: 'Whether tickets are sold at the door.',
  box_office_price: 'Price at the door, in cents.',
  featured_event: 'Whether it is shown at the top; costs extra.',
  push_notification: 'Whether people nearby get a notification; costs extra.',
  guest_reminders: 'Reminds guests 24 and 2 hours before, never at night.',
  repetition: 'How a draft is to come back, until it becomes a series.',
  publish_type: 'Publish now or on a later day.',
  scheduled_date: 'The day it goes public.',
  scheduled_time: 'The time it goes public; 00:00 when left out.',
  tariff: 'Which prices and limits hold; our own forms send it.',
  is_recurring: 'Whether it comes back.',
  share_public: 'Whether everybody sees it.',
  share_friends: 'Whether friends see it.',
  share_friends_of_friends: 'Whether friends of friends see it.',
  share_individual: 'Whether only people who are invited see it.',
  external_id: 'What another program calls the event; once in each business.',
};

/** Guests' words beside their values. */
export const guestWords: TextsLike<typeof source.guestWords> = {
  waiting_list: 'Full? Then there’s a waiting list.',
  approval_method: 'On request: the host decides.',
};
