import type { Dabei } from '@dabei/sdk';
import { Refusal } from './refusal.ts';

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

function makeEvent(dabei: Dabei, approval_method: 'first_come' | 'application' = 'first_come') {
  return dabei.events.create({
    ...{ title: 'Test of dabei trigger', description: 'Made by the command line.', event_date: dayIn(7) },
    ...{ approval_method, status: 'published' as const },
  });
}

async function makeGuest(dabei: Dabei, approval_method?: 'application') {
  const event = await makeEvent(dabei, approval_method);
  const guest = await dabei.testGuests.join(event.id, { user_id: 'mia', display_name: 'Mia' });
  return [event.id, guest.user_id] as const;
}

/** Lets each thing happen on the test side. */
const triggers: Record<string, (dabei: Dabei) => Promise<unknown>> = {
  'event.created': (dabei) => makeEvent(dabei),
  'event.updated': async (dabei) => dabei.events.update((await makeEvent(dabei)).id, { location: 'Hof' }),
  'event.cancelled': async (dabei) => dabei.events.cancel((await makeEvent(dabei)).id, { reason: 'Test' }),
  'event.deleted': async (dabei) => dabei.events.delete((await makeEvent(dabei)).id),
  'participant.joined': (dabei) => makeGuest(dabei),
  'participant.left': async (dabei) => dabei.testGuests.leave(...(await makeGuest(dabei))),
  'participant.approved': async (dabei) => dabei.participants.approve(...(await makeGuest(dabei, 'application'))),
  'participant.rejected': async (dabei) => dabei.participants.reject(...(await makeGuest(dabei, 'application'))),
};

export async function trigger(dabei: Dabei, isTest: boolean, type = ''): Promise<string> {
  const work = triggers[type];
  if (!work) throw new Refusal(`Types are ${Object.keys(triggers).join(', ')}.`);
  if (!isTest) throw new Refusal('Only with a test key: guests see what a live key does.');
  await work(dabei);
  return `${type} happened.`;
}
