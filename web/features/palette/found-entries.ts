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

/** What is typed, once nobody types on; empty while it is too short to be searched. */
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

/** `Fr., 11. Dez.`: the day an event is counted to. */
function useDayText() {
  const { t } = useTranslation('app', { keyPrefix: 'palette' });
  const language = useLanguage();
  return (event: Day) => {
    const day = shownDay(event);
    return day ? formatDayBrief(day, language) : t('noDay');
  };
}

/** Where an event is opened: its guests, the form of a draft, or the list for those who may do neither. */
function useEventPath() {
  const mayCreate = usePermission('create_events');
  const mayEdit = usePermission('edit_events');
  return (event: Event) => {
    if (event.status === 'draft' && mayCreate && mayEdit) return draftPath(event);
    if (event.status !== 'draft' && mayEdit) return participantsPath(event.id);
    return `${tabPath('events')}&${new URLSearchParams({ q: event.title })}`;
  };
}

/** Events, guests and questions of the help that have what was typed; asked for a moment after it was. */
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
  // What was found for other words stays only as far as it fits: nobody opens with Enter what they did not mean.
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
