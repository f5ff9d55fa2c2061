import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { TodaySchema } from '#contract/today.ts';
import { publishObstacles } from '#domain/events/publishable.ts';
import { isTonight } from '#domain/events/tonight.ts';
import { nightOf } from '#domain/hours/night.ts';
import { openState } from '#domain/hours/open-state.ts';
import { defaultOpeningHours } from '#domain/hours/opening-hours.ts';
import { berlinDay, berlinTimeOfDay } from '#domain/shared/berlin-day.ts';
import type { Config } from '#server/boot/settings/config.ts';
import { toEvent } from '#server/modules/events/events/to-event.ts';
import type { FoundToday } from '#server/modules/people/business/find-today.ts';
import { scheduleOf } from '#server/modules/people/profile/to-profile.ts';

const SHOWN = 3;

type Today = z.input<typeof TodaySchema>;

function toOpenState({ setup }: FoundToday, now: Date): Today['open_state'] {
  if (!setup.profile) return null;
  const state = openState(scheduleOf(setup.profile), now);
  return state.isOpen
    ? { is_open: true, closes_at: state.closesAt?.toISOString() ?? null, opens_at: null, reason: null }
    : {
        is_open: false,
        closes_at: null,
        opens_at: state.opensAt?.toISOString() ?? null,
        reason: state.closure?.reason || null,
      };
}

/** The day as guests count it: the night of a Friday is Friday. */
function todayOf({ setup }: FoundToday, now: Date): string {
  const day = berlinDay(now);
  return setup.profile ? nightOf(scheduleOf(setup.profile), day, berlinTimeOfDay(now)) : day;
}

function toRequests({ requested }: FoundToday): Today['requests'] {
  const [first] = requested;
  if (!first) return null;
  const people = requested.reduce((sum, event) => sum + event.people, 0);
  return { people, event_id: first.id, title: first.title, events: requested.length };
}

function toDraft({ draft: found }: FoundToday, now: Date): Today['draft'] {
  if (!found) return null;
  const { draft, drafts } = found;
  const missing = publishObstacles(draft, draft.tariff, berlinDay(now)).map(({ field }) => field);
  return { id: draft.id, title: draft.title, tariff: draft.tariff, missing, drafts };
}

/** Hours count as filled in once they differ from the defaults. */
export function toToday(found: FoundToday, config: Pick<Config, 'publicUrl'>, now: Date): Today {
  const { coming, counts, setup, arrivals, newest, template } = found;
  const [event] = coming;
  const countOf = (isWanted: (status: string) => boolean) =>
    counts.reduce((sum, { status, count }) => sum + (isWanted(status) ? count : 0), 0);
  return {
    events: coming.slice(0, SHOWN).map((row) => toEvent(row, config)),
    is_tonight: event !== undefined && isTonight(event, todayOf(found, now), now),
    arrivals: {
      ...arrivals,
      newest:
        newest?.map(({ displayName, partySize, createdAt }) => ({
          display_name: displayName,
          party_size: partySize,
          joined_at: createdAt.toISOString(),
        })) ?? null,
    },
    open_state: toOpenState(found, now),
    requests: toRequests(found),
    draft: toDraft(found, now),
    template: template?.eventDate ? { id: template.id, title: template.title, event_date: template.eventDate } : null,
    event_count: countOf(() => true),
    is_new: countOf((status) => status !== 'draft') === 0,
    agent_requests: found.waiting,
    is_just_verified: setup.isJustVerified,
    parts: {
      image: Boolean(setup.profile?.profileImageKey),
      hours: setup.profile !== null && !isDeepStrictEqual(setup.profile.openingHours, defaultOpeningHours()),
      draft: counts.length > 0,
      proof: setup.hasProof,
    },
  };
}
