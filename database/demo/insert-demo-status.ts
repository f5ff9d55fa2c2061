import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '#database/connect.ts';
import { incidents, incidentUpdates, statusSamples } from '#database/schema/status.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { berlinInstant } from '#domain/shared/berlin-time.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { Component } from '#domain/status-page/status.ts';
import { components, statusDays } from '#domain/status-page/status.ts';

type Update = Pick<typeof incidentUpdates.$inferInsert, 'state' | 'textDe' | 'textEn' | 'writtenAt'>;

const MINUTE_MS = 60_000;
/** Days ago, and minutes of what happened then. */
const troubles: { component: Component; daysAgo: number; slow?: number; down?: number; unmeasured?: number }[] = [
  { component: 'mails', daysAgo: 23, slow: 38, down: 47 },
  { component: 'webhooks', daysAgo: 41, slow: 64 },
  ...components.map((component) => ({ component, daysAgo: 66, unmeasured: 18 })),
];

function samplesOf(component: Component, daysAgo: number, now: Date) {
  const day = addDays(berlinDay(now), -daysAgo);
  const begin = berlinInstant(day, '00:00').getTime();
  const end = Math.min(berlinInstant(addDays(day, 1), '00:00').getTime(), now.getTime());
  const {
    slow = 0,
    down = 0,
    unmeasured = 0,
  } = troubles.find((trouble) => trouble.component === component && trouble.daysAgo === daysAgo) ?? {};
  const minutes = Math.max(1, Math.floor((end - begin) / MINUTE_MS));
  const up = Math.max(0, minutes - slow - down - unmeasured);
  const lastAt = new Date(Math.max(begin, end - MINUTE_MS));
  return { component, day, up, slow, down, firstAt: new Date(begin), lastAt, lastState: 'up' as const };
}

/** Ninety days of samples, and the incident of a day on which mails were late. */
export async function insertDemoStatus(tx: Transaction, now: Date, writtenBy: string): Promise<void> {
  const days = Array.from({ length: statusDays }, (_, daysAgo) => daysAgo);
  const rows = days.flatMap((daysAgo) => components.map((component) => samplesOf(component, daysAgo, now)));
  await tx.insert(statusSamples).values(rows).onConflictDoNothing();
  const day = addDays(berlinDay(now), -23);
  const at = (time: string) => berlinInstant(day, time);
  const id = randomUUIDv7();
  await tx.insert(incidents).values({
    ...{ id, titleDe: 'Mails kamen verspätet an', titleEn: 'E-mails arrived late', components: ['mails'] },
    ...{ state: 'resolved', startedAt: at('16:12'), resolvedAt: at('18:05'), updatedAt: at('18:05') },
  });
  const updates: Update[] = [
    {
      state: 'investigating',
      textDe: 'Codes und Zusagen kommen zurzeit mit Verspätung. Wir sehen nach, woran es liegt.',
      textEn: 'Codes and confirmations are late at the moment. We are looking into it.',
      writtenAt: at('16:12'),
    },
    {
      state: 'identified',
      textDe: 'Unser Mailversand nimmt gerade nur wenige Mails an. Nichts geht verloren, alles wird nachgeholt.',
      textEn: 'Our mail service accepts only a few mails right now. Nothing is lost, everything will be sent.',
      writtenAt: at('16:40'),
    },
    {
      state: 'resolved',
      textDe: 'Alle wartenden Mails sind verschickt.',
      textEn: 'All waiting mails have been sent.',
      writtenAt: at('18:05'),
    },
  ];
  await tx.insert(incidentUpdates).values(updates.map((update) => ({ ...update, incidentId: id, writtenBy })));
}
