import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { guestSearch } from '#domain/events/guest-ranking.ts';
import { shownDay } from '#domain/events/shown-day.ts';
import { formatDayBrief } from '#i18n/format.ts';
import { paletteQueries } from '#web/api/palette-queries.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import { draftPath, participantsPath } from '#web/features/events/event/use-events.ts';
import { guestPath } from '#web/features/events/guests/guests-address.ts';
import { usePermission } from '#web/member/use-permission.ts';
import { tabPath } from '#web/paths.ts';
import { useLanguage } from '#web/shell/use-language.ts';
import { CircleQuestionMark } from '#web/ui/icons/circle-question-mark.ts';
import { Ticket } from '#web/ui/icons/ticket.ts';
import { useHelpQuestions } from './help-questions.ts';
import { isPast, matchEntries, nearestFirst } from './match-entries.ts';
import type { PaletteEntry } from './own-entries.ts';

const TYPING_MS = 200;
const MOST_EVENTS = 5;
const MOST_QUESTIONS = 4;

type Event = ApiAnswer<'listEvents'>['data'][number];
type Day = Parameters<typeof shownDay>[0];

/** The debounced input; empty while too short to search. */
function useWanted(typed: string): string {
  const text = typed.trim().slice(0, guestSearch.maxLength);
  const asked = text.length < guestSearch.minLength ? '' : text;
  const [wanted, setWanted] = useState(asked);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(asked), asked === '' ? 0 : TYPING_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return asked === '' ? '' : wanted;
}

/** `Fr., 11. Dez.`: the day an event counts for. */
function useDayText() {
  const { t } = useTranslation('app', { keyPrefix: 'palette' });
  const language = useLanguage();
  return (event: Day) => {
    const day = shownDay(event);
    return day ? formatDayBrief(day, language) : t('noDay');
  };
}

/** Guests of the event, a draft's form, or without permission the list. */
function useEventPath() {
  const mayCreate = usePermission('create_events');
  const mayEdit = usePermission('edit_events');
  return (event: Event) => {
    if (event.status === 'draft' && mayCreate && mayEdit) return draftPath(event);
    if (event.status !== 'draft' && mayEdit) return participantsPath(event.id);
    return `${tabPath('events')}&${new URLSearchParams({ q: event.title })}`;
  };
}

/** Events, guests and help matching the debounced input. */
export function useFoundEntries(typed: string) {
  const { t } = useTranslation('app', { keyPrefix: 'palette' });
  const dayText = useDayText();
  const eventPath = useEventPath();
  const maySeeGuests = usePermission('edit_events');
  const wanted = useWanted(typed);
  const isAsked = wanted !== '';
  const events = useQuery({ ...paletteQueries.events(wanted), enabled: isAsked });
  const guests = useQuery({ ...paletteQueries.guests(wanted), enabled: isAsked && maySeeGuests });
  const questions = useHelpQuestions();

  const now = new Date();
  const ofEvents = nearestFirst((isAsked && events.data?.data) || [], now)
    .slice(0, MOST_EVENTS)
    .map((event): PaletteEntry => {
      const state = event.status === 'published' && isPast(event, now) ? 'over' : event.status;
      return {
        id: event.id,
        group: 'events',
        label: event.title || t('unnamed'),
        hint: `${dayText(event)} – ${t(`states.${state}`)}`,
        icon: Ticket,
        to: eventPath(event),
        isOverlay: event.status === 'draft' && event.tariff === 'dialog',
      };
    });
  const ofGuests = ((isAsked && guests.data?.data) || []).map(({ event, ...guest }): PaletteEntry => {
    const { user_id: guestId, display_name: name, status, party_size: size } = guest;
    return {
      id: `${event.id} ${guestId}`,
      group: 'guests',
      label: size > 1 ? `${name} + ${size - 1}` : name,
      hint: `${event.title || t('unnamed')}, ${dayText(event)} – ${t(`guestStates.${status}`)}`,
      guestId,
      to: guestPath(event.id, { status, name }),
    };
  });
  const ofHelp = typed.trim() === '' ? [] : matchEntries(questions, typed).slice(0, MOST_QUESTIONS);

  const isTyping =
    wanted !== typed.trim().slice(0, guestSearch.maxLength) && typed.trim().length >= guestSearch.minLength;
  // Results for an earlier input stay only if they match, so that Enter does not open a wrong one.
  const ofWhatIsTyped = (entries: PaletteEntry[], isOfBefore: boolean) =>
    isTyping || isOfBefore ? matchEntries(entries, typed) : entries;
  return {
    entries: [
      ...ofWhatIsTyped(ofEvents, events.isPlaceholderData),
      ...ofWhatIsTyped(ofGuests, guests.isPlaceholderData),
      ...ofHelp.map(
        (question): PaletteEntry => ({ ...question, group: 'help', icon: CircleQuestionMark, isOutside: true }),
      ),
    ],
    isSearching: isTyping || events.isFetching || guests.isFetching,
    error: isAsked ? (events.error ?? guests.error) : null,
    retry: () => {
      if (events.isError) void events.refetch();
      if (guests.isError) void guests.refetch();
    },
  };
}
