import type { ChangeType } from '#domain/stream/change-types.ts';

type Key = readonly string[];

const figures: Key[] = [['business', 'stats'], ['analytics']];
/** Only what shows events: the event, the newest draft and the price of a form that is being filled in stay as they are. */
const events: Key[] = [
  ['events', 'list'],
  ['events', 'named'],
];
const participants: Key[] = [['participants'], ...events, ...figures];

const keys: Record<ChangeType, Key[]> = {
  'event.created': [...events, ...figures],
  'event.updated': [...events, ...figures],
  'event.deleted': [...events, ...figures],
  'participant.joined': participants,
  'participant.left': participants,
  'participant.approved': participants,
  'participant.rejected': participants,
  'credits.changed': [['credits'], ['analytics']],
  'verification.changed': [['business'], ['verification'], ['me']],
  'subscription.changed': [['subscription'], ['credits']],
};

/** Keys of what has to be read again after a message of the stream; none for messages that are about the stream itself. */
export function changedKeys(type: string): readonly Key[] {
  return Object.hasOwn(keys, type) ? keys[type as ChangeType] : [];
}
