import type { NoActionReason, ReportOutcome } from '#domain/reports/decisions.ts';
import type { ReportKind } from '#domain/reports/kinds.ts';
import type { Language } from '#domain/shared/language.ts';
import { referenceOf } from '#domain/shared/reference.ts';
import { formatInstant } from '#i18n/format.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import { composeMail, mailTexts } from '#server/adapters/mails/compose.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

interface Report {
  id: string;
  kind: ReportKind;
  language: Language;
  createdAt: Date;
}

interface Decision {
  outcome: ReportOutcome;
  reasons: readonly NoActionReason[];
  words: string | null;
}

/** Facts of a report, without words of the reporter or the target. */
function factsOf(config: Config, { id, kind, language, createdAt }: Report) {
  return {
    reference: referenceOf(id),
    kind: createTranslator(language, 'reports', config.operator.name ?? 'Dabei')(`kinds.${kind}.label`),
    receivedAt: formatInstant(createdAt, language),
  };
}

/** Confirms receipt of a report (Art. 16(4) DSA). */
export async function reportReceiptMail(config: Config, to: string, report: Report): Promise<Mail> {
  const { language } = report;
  const t = mailTexts(config, language);
  const facts = factsOf(config, report);
  return composeMail(config, language, to, t('contentReport.receivedSubject', facts), {
    kind: 'account',
    heading: t('contentReport.receivedHeading'),
    greeting: t('greetingPlain'),
    paragraphs: [t('contentReport.received', facts), t('contentReport.next')],
    notes: [t('contentReport.notYou')],
    signature: t('signature'),
  });
}

/** Decision, decider and remedies (Art. 16(5) DSA). */
export async function reportDecisionMail(
  config: Config,
  to: string,
  report: Report,
  { outcome, reasons, words }: Decision,
): Promise<Mail> {
  const { language } = report;
  const t = mailTexts(config, language);
  const facts = factsOf(config, report);
  return composeMail(config, language, to, t('contentReport.decidedSubject', facts), {
    kind: 'account',
    heading: t(`contentReport.${outcome}.heading`),
    greeting: t('greetingPlain'),
    paragraphs: [t('contentReport.about', facts), t(`contentReport.${outcome}.text`)],
    items: reasons.map((reason) => t(`contentReport.reasons.${reason}`)),
    closing: [...(words ? [words] : []), t('contentReport.byPeople'), t('contentReport.object', facts)],
    button: { label: t('contentReport.objectButton'), url: `${config.publicUrl}/contact` },
    notes: [t('contentReport.otherWays')],
    signature: t('signature'),
  });
}
