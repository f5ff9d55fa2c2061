import type { Language } from '#domain/shared/language.ts';
import { formatDayWithWeekday, formatStub, formatTime, formatTimeRange } from '#i18n/format.ts';
import { composeMail, mailTexts } from '#server/adapters/mails/compose.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

interface EventMail {
  to: string;
  name: string | null;
  title: string;
}

/** When and where, as far as known. */
interface Planned {
  /** Day its night belongs to. */
  day: string | null;
  startTime: string | null;
  endTime: string | null;
  location: string;
}

function ticketOf({ title, day, startTime, endTime, location }: Planned & { title: string }, language: Language) {
  if (!day || !startTime) return undefined;
  const time = endTime ? formatTimeRange(startTime, endTime, language) : formatTime(startTime, language);
  return { ...formatStub(day, language), date: formatDayWithWeekday(day, language), title, time, place: location };
}

const eventsPath = '/business/dashboard?tab=events';

/** A scheduled or held event is now public. */
export async function eventPublishedMail(
  config: Config,
  language: Language,
  { to, name, title, credits, wasHeld, ...event }: EventMail & Planned & { credits: number; wasHeld: boolean },
): Promise<Mail> {
  const t = mailTexts(config, language);
  return composeMail(config, language, to, t('eventPublished.subject', { title }), {
    kind: 'event',
    heading: t('eventPublished.heading'),
    stamp: t('eventPublished.stamp'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: wasHeld
      ? [t('eventPublished.released', { title })]
      : [t('eventPublished.intro', { title }), t('eventPublished.credits', { count: credits })],
    ticket: ticketOf({ title, ...event }, language),
    button: { label: t('eventPublished.button'), url: `${config.publicUrl}${eventsPath}` },
    notes: [],
    signature: t('signature'),
  });
}

/** An event was not published: it ended before, or a measure forbids publishing. */
export async function eventMissedMail(
  config: Config,
  language: Language,
  { to, name, title, awaited, stopped }: EventMail & { awaited: boolean; stopped: boolean },
): Promise<Mail> {
  const t = mailTexts(config, language);
  return composeMail(config, language, to, t('eventMissed.subject', { title }), {
    kind: 'event',
    heading: t('eventMissed.heading'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: stopped
      ? [t('eventMissed.stopped', { title }), t('eventMissed.kept')]
      : [t(awaited ? 'eventMissed.awaited' : 'eventMissed.intro', { title }), t('eventMissed.released')],
    button: { label: t('eventMissed.button'), url: `${config.publicUrl}${eventsPath}` },
    notes: [],
    signature: t('signature'),
  });
}
