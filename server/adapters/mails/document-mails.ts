import { processingPath } from '#domain/legal/addresses.ts';
import type { AcceptedDocument, DocumentVersion } from '#domain/legal/documents.ts';
import { operatorValues } from '#domain/legal/operator-values.ts';
import type { ProcessorChanges } from '#domain/legal/processors.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatDay } from '#i18n/format.ts';
import { createTranslator } from '#i18n/server-translator.ts';
import { composeMail, mailTexts } from '#server/adapters/mails/compose.ts';
import type { Config } from '#server/boot/settings/config.ts';
import type { Mail } from '#server/context/adapters.ts';

interface DocumentChange {
  to: string;
  name: string | null;
  companyName: string;
  /** At least one. */
  changes: { document: AcceptedDocument; version: DocumentVersion }[];
}

/** Announces new contract versions with their dates. */
export async function documentChangeMail(
  config: Config,
  language: Language,
  { to, name, companyName, changes }: DocumentChange,
): Promise<Mail> {
  const t = mailTexts(config, language);
  const documents = createTranslator(language, 'documents', config.operator.name ?? 'Dabei');
  const first = changes.map(({ version }) => version.from).toSorted()[0] ?? '';
  const day = formatDay(first, language);
  return composeMail(config, language, to, t('documentChange.subject', { day }), {
    kind: 'account',
    heading: t('documentChange.heading'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [t('documentChange.intro', { companyName })],
    items: changes.map(({ document, version }) =>
      t('documentChange.document', {
        document: documents(`names.${document}`),
        version: version.version,
        day: formatDay(version.from, language),
      }),
    ),
    closing: [t('documentChange.next'), t('documentChange.end')],
    button: { label: t('documentChange.button'), url: `${config.publicUrl}/business/account#contracts` },
    notes: [],
    signature: t('signature'),
  });
}

interface ProcessorChange {
  to: string;
  name: string | null;
  companyName: string;
  changes: ProcessorChanges;
  objectUntil: string;
}

/** Announces changed processors, with the last day of an objection (Art. 28(2) GDPR). */
export async function processorChangeMail(
  config: Config,
  language: Language,
  { to, name, companyName, changes, objectUntil }: ProcessorChange,
): Promise<Mail> {
  const t = mailTexts(config, language);
  const legal = createTranslator(language, 'legal', config.operator.name ?? 'Dabei');
  const { privacyEmail } = operatorValues(config.operator, (key) => legal(`placeholder.${key}`));
  const day = formatDay(objectUntil, language);
  return composeMail(config, language, to, t('processorChange.subject'), {
    kind: 'account',
    heading: t('processorChange.heading'),
    greeting: name ? t('greeting', { name }) : t('greetingPlain'),
    paragraphs: [t('processorChange.intro', { companyName })],
    items: (['added', 'changed', 'removed'] as const).flatMap((kind) =>
      changes[kind].map((each) => t(`processorChange.${kind}`, { ...each })),
    ),
    closing: [t('processorChange.object', { day, email: privacyEmail }), t('processorChange.end', { day })],
    button: { label: t('processorChange.button'), url: `${config.publicUrl}${processingPath}#others` },
    notes: [],
    signature: t('signature'),
  });
}
