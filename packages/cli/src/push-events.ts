import { readFile } from 'node:fs/promises';
import type { Dabei } from '@dabei/sdk';
import { DabeiError } from '@dabei/sdk';
import { parse } from 'yaml';
import type { Difference, Wanted } from './difference.ts';
import { describe, differenceOf } from './difference.ts';
import { exitCodes, Refusal } from './refusal.ts';

export interface PushOptions {
  isDryRun: boolean;
  mayCost: boolean;
  print: (line: string) => void;
}

type Found = Difference & { etag: string };
type Input = Parameters<Dabei['events']['create']>[0];
type Changes = Parameters<Dabei['events']['update']>[1];

async function readPlan(path: string): Promise<Wanted[]> {
  const plan = parse(await readFile(path, 'utf8'));
  const events = Array.isArray(plan) ? plan : Object(plan).events;
  if (!Array.isArray(events)) throw new Refusal(`${path} has no list of events.`);
  const ids = events.map((event) => Object(event).external_id);
  if (!ids.every((id) => typeof id === 'string' && id !== ''))
    throw new Refusal('Each event needs an external_id as text.');
  if (new Set(ids).size < ids.length) throw new Refusal('Two events have the same external_id.');
  return events as Wanted[];
}

async function compare(dabei: Dabei, wanted: Wanted): Promise<Found> {
  let etag = '';
  const onAnswer = ({ headers }: { headers: Headers }) => {
    etag = headers.get('ETag') ?? '';
  };
  const event = await dabei.events.getByExternalId(wanted.external_id, { onAnswer }).catch((error) => {
    if (!(error instanceof DabeiError && error.code === 'not_found')) throw error;
    return undefined;
  });
  return { ...differenceOf(wanted, event), etag };
}

/** Credits that this difference takes; options of a published event take some, too. */
async function costOf(dabei: Dabei, { wanted, event, changes, publishes }: Found): Promise<number> {
  const isPublic = event !== undefined && event.status !== 'draft';
  if (!publishes && !isPublic) return 0;
  const paid = ['category', 'featured_event', 'push_notification'] as const;
  if (isPublic && !paid.some((name) => name in changes)) return 0;
  const options = Object.fromEntries(paid.map((name) => [name, wanted[name] ?? event?.[name]]));
  return (await dabei.events.quote({ ...options, ...(isPublic ? { event_id: event.id } : {}) })).total;
}

async function bring(dabei: Dabei, { wanted, event, changes, publishes, etag }: Found): Promise<void> {
  const { external_id, status: _, ...fields } = wanted;
  const saved = !event
    ? await dabei.events.putByExternalId(external_id, fields as Input, { ifNoneMatch: '*' })
    : Object.keys(changes).length > 0
      ? await dabei.events.update(event.id, changes as Changes, { ifMatch: etag })
      : event;
  if (publishes) await dabei.events.publish(saved.id);
}

/** Makes the events of a plan as they are written there. Others stay as they are. */
export async function pushEvents(dabei: Dabei, path: string, { isDryRun, mayCost, print }: PushOptions): Promise<void> {
  const found: Found[] = [];
  for (const wanted of await readPlan(path)) found.push(await compare(dabei, wanted));
  for (const line of found.flatMap(describe)) print(line);
  const open = found.filter(({ event, changes, publishes }) => !event || publishes || Object.keys(changes).length > 0);
  let credits = 0;
  for (const difference of open) credits += await costOf(dabei, difference);
  print(`${open.length} of ${found.length} events differ; credits: ${credits}`);
  if (isDryRun || open.length === 0) return;
  if (credits > 0 && !mayCost)
    throw new Refusal('Nothing was changed. Add --yes to spend credits.', exitCodes.needsYes);
  for (const difference of open) await bring(dabei, difference);
  print('Done.');
}
