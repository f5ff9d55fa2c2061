import type { NoticeFacts } from '#domain/notices/facts.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatInstantDay } from '#i18n/format.ts';
import { composeMail, mailTexts } from '#server/adapters/mails/compose.ts';
import type { MailContent } from '#server/adapters/mails/layout.ts';
import { proposalsLine } from '#server/adapters/mails/proposal-mails.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

interface EventFigures {
  title: string;
  joinedCount: number;
  waitingCount: number;
}

/** News of an event, for immediate and daily mails. */
export type News =
  | { about: 'joined' | 'applied'; event: EventFigures; people: { displayName: string; partySize: number }[] }
  | { about: 'full'; event: EventFigures }
  | { about: 'low_credits'; remaining: number; total: number; purchased: number }
  | { about: 'trial_ending'; remaining: number; endsAt: Date }
  | { about: 'series_paused'; title: string; startsAt: Date }
  | Extract<NoticeFacts, { about: 'decision' | 'proposals' | 'source_failing' | 'agent_request' }>
  | { about: 'webhook_off'; url: string }
  | { about: 'key_ending'; keyName: string; expiresAt: Date };

export interface NoticeMail {
  to: string;
  name: string | null;
  unsubscribe: MailContent['unsubscribe'];
}

/** Above this the product's list is better. */
const MOST_NAMES = 20;

const eventsPath = '/business/dashboard?tab=events';

type Texts = ReturnType<typeof mailTexts>;
type EventNews = Extract<News, { event: EventFigures }>;

const countOf = (people: readonly { partySize: number }[]) => people.reduce((sum, { partySize }) => sum + partySize, 0);

/** Names with party sizes. */
function namesOf(people: readonly { displayName: string; partySize: number }[], t: Texts): string[] {
  const named = people
    .slice(0, MOST_NAMES)
    .map(({ displayName: name, partySize }) =>
      partySize > 1 ? t('notices.party', { name, count: partySize - 1 }) : name,
    );
  const rest = countOf(people.slice(MOST_NAMES));
  return rest > 0 ? [...named, t('notices.more', { count: rest })] : named;
}

function contentOf(news: EventNews, t: Texts): Pick<MailContent, 'paragraphs' | 'items' | 'closing' | 'stamp'> {
  const { title, joinedCount, waitingCount } = news.event;
  const total = t('notices.total', { count: joinedCount });
  if (news.about === 'full') {
    const waiting = waitingCount > 0 ? [t('notices.waiting', { count: waitingCount })] : [];
    return { stamp: t('notices.full.stamp'), paragraphs: [t('notices.full.intro', { title }), total, ...waiting] };
  }
  const intro = t(`notices.${news.about}.intro`, { title, count: countOf(news.people) });
  return { paragraphs: [intro], items: namesOf(news.people, t), closing: [total] };
}

/** New guests or requests of an event, or it is full. */
export async function eventNewsMail(
  config: Config,
  language: Language,
  { to, name, unsubscribe, news }: NoticeMail & { news: EventNews },
): Promise<Mail> {
  const t = mailTexts(config, language);
  const { title } = news.event;
  const count = news.about === 'full' ? news.event.joinedCount : countOf(news.people);
  return composeMail(config, language, to, t(`notices.${news.about}.subject`, { title, count }), {
    kind: 'guests',
    heading: t(`notices.${news.about}.heading`, { count }),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    ...contentOf(news, t),
    button: { label: t('notices.events'), url: `${config.publicUrl}${eventsPath}` },
    notes: [t('notices.why')],
    signature: t('signature'),
    unsubscribe,
  });
}

function lineOf(news: News, config: Config, language: Language, t: Texts): string {
  switch (news.about) {
    case 'joined':
    case 'applied': {
      const { people, event } = news;
      const names = namesOf(people, t).join(', ');
      return t(`notices.${news.about}.line`, { title: event.title, count: countOf(people), names });
    }
    case 'full':
      return t('notices.full.line', { title: news.event.title, count: news.event.joinedCount });
    case 'low_credits':
      return t('notices.credits.low', { count: news.remaining, total: news.total });
    case 'trial_ending':
      return t('notices.credits.trial', { count: news.remaining, day: formatInstantDay(news.endsAt, language) });
    case 'series_paused':
      return t('notices.credits.series', { title: news.title, day: formatInstantDay(news.startsAt, language) });
    case 'decision':
      return t(`notices.decision.${news.outcome}`);
    case 'proposals':
      return proposalsLine(config, language, news.decided);
    case 'webhook_off':
      return t('notices.webhook', { url: news.url });
    case 'key_ending':
      return t('notices.key', { name: news.keyName, day: formatInstantDay(news.expiresAt, language) });
    case 'agent_request':
      return t(`notices.agent.${news.tool}`, { key: news.keyName, title: news.title });
    case 'source_failing':
      return t(news.isResting ? 'notices.source.resting' : 'notices.source.failing', news);
  }
}

/** All notices since the last daily mail. */
export async function dailyMail(
  config: Config,
  language: Language,
  { to, name, unsubscribe, companyName, news }: NoticeMail & { companyName: string; news: readonly News[] },
): Promise<Mail> {
  const t = mailTexts(config, language);
  return composeMail(config, language, to, t('notices.daily.subject', { companyName }), {
    kind: 'guests',
    heading: t('notices.daily.heading'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [t('notices.daily.intro', { companyName })],
    items: news.map((each) => lineOf(each, config, language, t)),
    button: { label: t('notices.daily.button'), url: `${config.publicUrl}/business/dashboard` },
    notes: [t('notices.why')],
    signature: t('signature'),
    unsubscribe,
  });
}
