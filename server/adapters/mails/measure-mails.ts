import type { measureHistory, measures } from '#database/schema/measures.ts';
import { complainUntil } from '#domain/measures/measures.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatInstantDay } from '#i18n/format.ts';
import { measureChanges, measureStatement } from '#i18n/measure-statement.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import { composeMail } from '#server/adapters/mails/compose.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

interface MeasureMail {
  to: string;
  name: string | null;
  /** Public name. */
  business: string;
  step: Pick<typeof measureHistory.$inferSelect, 'step' | 'text' | 'changes'>;
  measure: typeof measures.$inferSelect;
  /** Due date of the complaint, if any. */
  dueAt: Date | null;
}

/**
 * A step of a measure; cannot be turned off. The first mail, and those about effect and changes, state everything;
 * others name measure and reason.
 */
export async function measureMail(config: Config, language: Language, mail: MeasureMail): Promise<Mail> {
  const { to, name, business, step, measure, dueAt } = mail;
  const t = createTranslator(language, 'measures', config.operator.name ?? 'Dabei');
  const stated = measureStatement(t, language, {
    ...measure,
    business,
    complainUntil: complainUntil(measure),
  });
  const isWhole = step.step === 'imposed' || step.step === 'took_effect' || step.step === 'changed';
  const was = measureChanges(t, language, measure.kind, step.changes ?? []).map(({ label, before }) => ({
    label: t('mails.before', { label }),
    text: before,
  }));
  const reason = step.text ? [{ label: t('mails.reason'), text: step.text }] : [];
  const rest = step.step === 'complaint_refused' ? stated.filter((row) => row.name === 'remedies') : [];
  const texts = `mails.${step.step}` as const;
  const kind = t(`kinds.${measure.kind}.name`);
  return composeMail(config, language, to, t(`${texts}.subject`, { business, kind }), {
    kind: 'account',
    heading: t(`${texts}.heading`),
    greeting: name ? t('mails.greeting', { name }) : t('mails.greetingPlain'),
    paragraphs: [t(`${texts}.intro`, { day: dueAt ? formatInstantDay(dueAt, language) : '' })],
    statement: isWhole
      ? [...reason, ...was, ...stated.map(({ label, text }) => ({ label, text }))]
      : [
          { label: t('mails.measure'), text: measure.eventTitle ? `${kind}: ${measure.eventTitle}` : kind },
          ...reason,
          ...rest.map(({ label, text }) => ({ label, text })),
        ],
    button: { label: t('mails.button'), url: `${config.publicUrl}/business/account?show=measures` },
    notes: [],
    signature: t('mails.signature'),
  });
}
