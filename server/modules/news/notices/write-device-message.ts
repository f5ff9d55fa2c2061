import type { DeviceMessage } from '#domain/notices/device-message.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatInstantDay } from '#i18n/format.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import type { News } from '#server/adapters/mails/notice-mails.ts';
import type { NoticeAddressee } from '#server/modules/news/notices/queries.ts';
import type { NoticeGroup } from '#server/modules/news/notices/to-news.ts';

const DASHBOARD = '/business/dashboard';

interface Words {
  title: string;
  body: string;
  path: string;
}

function wordsOf(news: News, language: Language, brand: string, companyName: string, eventId: string | null): Words {
  const t = createTranslator(language, 'device-notices', brand);
  switch (news.about) {
    case 'joined':
    case 'applied': {
      const count = news.people.reduce((sum, { partySize }) => sum + partySize, 0);
      const total = t('total', { count: news.event.joinedCount });
      const body = news.about === 'joined' ? `${t('joined', { count })} ${total}` : t('applied', { count });
      return { title: news.event.title, body, path: `/business/events/${eventId}/guests` };
    }
    case 'full': {
      const waiting = news.event.waitingCount;
      const body = waiting > 0 ? `${t('full')} ${t('waiting', { count: waiting })}` : t('full');
      return { title: news.event.title, body, path: `/business/events/${eventId}/guests` };
    }
    case 'low_credits': {
      const body = t('lowCredits', { count: news.remaining, total: news.total });
      return { title: companyName, body, path: `${DASHBOARD}?tab=subscription` };
    }
    case 'trial_ending': {
      const body = t('trialEnding', { count: news.remaining, day: formatInstantDay(news.endsAt, language) });
      return { title: companyName, body, path: `${DASHBOARD}?tab=subscription` };
    }
    case 'series_paused': {
      const body = t('seriesPaused', { day: formatInstantDay(news.startsAt, language) });
      return { title: news.title, body, path: `${DASHBOARD}?tab=events` };
    }
    case 'decision':
      return { title: companyName, body: t(`decision.${news.outcome}`), path: DASHBOARD };
    case 'proposals': {
      const body = createTranslator(language, 'proposals', brand)('mail.device', { count: news.decided.length });
      return { title: companyName, body, path: `${DASHBOARD}?tab=profile` };
    }
    case 'webhook_off':
      return { title: companyName, body: t('webhookOff'), path: '/business/integrations' };
    case 'key_ending': {
      const body = t('keyEnding', { name: news.keyName, day: formatInstantDay(news.expiresAt, language) });
      return { title: companyName, body, path: '/business/integrations' };
    }
    case 'agent_request': {
      const body = t(`agent.${news.tool}`, { title: news.title });
      return { title: companyName, body, path: '/business/agent-requests' };
    }
    case 'source_failing': {
      const body = t(news.isResting ? 'sourceResting' : 'sourceFailing', { host: news.host });
      return { title: companyName, body, path: '/business/import' };
    }
  }
}

/** Contains no guests' names, since locked phones show it. */
export function writeDeviceMessage(
  brand: string,
  language: Language,
  { companyName, businessId }: Pick<NoticeAddressee, 'companyName' | 'businessId'>,
  { kind, eventId, news }: Pick<NoticeGroup, 'kind' | 'eventId'> & { news: News },
): DeviceMessage {
  const { title, body, path } = wordsOf(news, language, brand, companyName, eventId);
  const tag = `${news.about === kind ? kind : `${kind}.${news.about}`}:${eventId ?? businessId}`;
  return { title, body, path, tag, lang: language };
}

export function writeTestMessage(brand: string, language: Language): DeviceMessage {
  const t = createTranslator(language, 'device-notices', brand);
  return { title: t('test.title'), body: t('test.body'), path: '/business/account', tag: 'test', lang: language };
}
