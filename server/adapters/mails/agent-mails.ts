import type { NoticeFacts } from '#domain/notices/facts.ts';
import type { Language } from '#domain/shared/language.ts';
import { composeMail, mailTexts } from '#server/adapters/mails/compose.ts';
import type { NoticeMail } from '#server/adapters/mails/notice-mails.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

type Asked = Extract<NoticeFacts, { about: 'agent_request' }>;

/** An agent's call waits for a person. The button only opens the page: a mail program that follows links allows nothing. */
export async function agentRequestMail(
  config: Config,
  language: Language,
  { to, name, unsubscribe, keyName, tool, title }: NoticeMail & Asked,
): Promise<Mail> {
  const t = mailTexts(config, language);
  return composeMail(config, language, to, t('agentRequest.subject'), {
    kind: 'account',
    heading: t('agentRequest.heading'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [t('agentRequest.intro'), t(`notices.agent.${tool}`, { key: keyName, title }), t('agentRequest.next')],
    button: { label: t('agentRequest.button'), url: `${config.publicUrl}/business/agent-requests` },
    notes: [],
    signature: t('signature'),
    unsubscribe,
  });
}
