import type { DecidedProposal } from '#domain/notices/facts.ts';
import type { Language } from '#domain/shared/language.ts';
import { factWords } from '#domain/verification/fact-words.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import { composeMail, mailTexts } from '#server/adapters/mails/compose.ts';
import type { MailContent } from '#server/adapters/mails/layout.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

function proposalTexts(config: Config, language: Language) {
  return createTranslator(language, 'proposals', config.operator.name ?? 'Dabei');
}

/** Line for the daily mail. */
export function proposalsLine(config: Config, language: Language, decided: readonly DecidedProposal[]): string {
  const agreed = decided.filter(({ outcome }) => outcome === 'agreed').length;
  const count = decided.length;
  return proposalTexts(config, language)('mail.line', { count, agreed, refused: count - agreed });
}

function itemOf(proposal: DecidedProposal, config: Config, language: Language): string {
  const t = proposalTexts(config, language);
  const { field: name, outcome, reasons, reason } = proposal;
  const field = t(`fields.${name}`);
  const value = factWords(name, proposal.value, language);
  if (outcome === 'agreed') {
    return value === null ? t('mail.agreedRemoval', { field }) : t('mail.agreed', { field, value });
  }
  const why = [
    ...reasons.map((key) => `${t(`reasons.${key}.label`)}: ${t(`reasons.${key}.mend`)}`),
    ...(reason ? [t('mail.words', { reason })] : []),
  ];
  const what = value === null ? t('mail.refusedRemoval', { field }) : t('mail.refused', { field, value });
  return [what, ...why].join('\n');
}

interface Decided extends Pick<MailContent, 'unsubscribe'> {
  to: string;
  name: string | null;
  companyName: string;
  decided: readonly DecidedProposal[];
}

/** Decisions on changes of a verified business. */
export async function proposalsMail(config: Config, language: Language, business: Decided): Promise<Mail> {
  const { to, name, companyName, decided, unsubscribe } = business;
  const t = proposalTexts(config, language);
  const general = mailTexts(config, language);
  const isAgreed = (proposal: DecidedProposal) => proposal.outcome === 'agreed';
  const allAgreed = decided.every(isAgreed);
  return composeMail(config, language, to, t('mail.subject', { companyName }), {
    kind: 'verification',
    heading: t(allAgreed ? 'mail.headingAgreed' : 'mail.heading'),
    ...(allAgreed ? { stamp: t('mail.stamp') } : {}),
    greeting: name ? general('greeting', { name }) : general('greetingPlain'),
    paragraphs: [t('mail.intro', { companyName, count: decided.length })],
    items: decided.map((proposal) => itemOf(proposal, config, language)),
    closing: [...(decided.some(isAgreed) ? [t('mail.shown')] : []), ...(allAgreed ? [] : [t('mail.kept')])],
    button: { label: t('mail.button'), url: `${config.publicUrl}/business/dashboard?tab=profile` },
    notes: [],
    signature: general('signature'),
    unsubscribe,
  });
}
