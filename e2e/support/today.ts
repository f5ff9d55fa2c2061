import { setTimeout } from 'node:timers/promises';
import { berlinDay } from '#domain/shared/berlin-day.ts';

/** Time of the longest journeys. */
const JOURNEY_MS = 60_000;

/** Today in Berlin, read before each journey. */
export let today = berlinDay(new Date());

/** Lets no journey begin shortly before midnight: the product's day would become another than its own. */
export async function beginToday(): Promise<void> {
  const soon = berlinDay(new Date(Date.now() + JOURNEY_MS));
  while (berlinDay(new Date()) !== soon) await setTimeout(1000);
  today = soon;
}
