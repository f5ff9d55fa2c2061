import type { TFunction } from 'i18next';
import type { MeasureChange, MeasureGround, MeasureKind } from '#domain/measures/measures.ts';
import { complaintRules } from '#domain/measures/measures.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatDay, formatInstantDay } from '#i18n/format.ts';

/** Contents of a statement of reasons. */
export interface StatedMeasure {
  kind: MeasureKind;
  ground: MeasureGround;
  source: string | null;
  facts: string;
  business: string;
  eventTitle: string | null;
  isFoundByProgram: boolean;
  effectiveAt: Date;
  /** The start of the day after its last. */
  endsAt: Date | null;
  complainUntil: Date;
}

/**
 * The statement of reasons to the owner (Art. 17 of Regulation (EU) 2022/2065) as rows, shared by mail, owner's page
 * and desk.
 */
export function measureStatement(t: TFunction<'measures'>, language: Language, measure: StatedMeasure) {
  const { kind, ground, facts, effectiveAt, endsAt, isFoundByProgram } = measure;
  const named = { title: measure.eventTitle ?? '', business: measure.business };
  const lastDay = endsAt && formatInstantDay(new Date(endsAt.getTime() - 1), language);
  const untilLifted = t(kind === 'end' ? 'statement.forGood' : 'statement.untilLifted');
  const rows = {
    what: t(`kinds.${kind}.what`, named),
    ground: t(`grounds.${ground}.why`, { source: measure.source ?? '' }),
    facts,
    effect: t(`kinds.${kind}.effect`),
    since: formatInstantDay(effectiveAt, language),
    until: lastDay ? t('statement.untilDay', { day: lastDay }) : untilLifted,
    credits: t(`kinds.${kind}.credits`),
    decided: t(isFoundByProgram ? 'statement.program' : 'statement.person'),
    complaint: t('statement.complain', {
      day: formatInstantDay(measure.complainUntil, language),
      days: complaintRules.decidedInDays,
    }),
    remedies: t('statement.otherWays'),
  };
  const names = Object.keys(rows) as (keyof typeof rows)[];
  return names.map((name) => ({ name, label: t(`statement.${name}`), text: rows[name] }));
}

/** Changed parts of a measure in its statement's words. */
export function measureChanges(
  t: TFunction<'measures'>,
  language: Language,
  kind: MeasureKind,
  changes: readonly MeasureChange[],
) {
  const forGood = t(kind === 'end' ? 'statement.forGood' : 'statement.untilLifted');
  function wordsOf(field: MeasureChange['field'], value: string | null): string {
    if (field === 'until') return value ? t('statement.untilDay', { day: formatDay(value, language) }) : forGood;
    if (field === 'ground') return t(`grounds.${value as MeasureGround}.name`);
    return value ?? '–';
  }
  return changes.map(({ field, before, after }) => ({
    field,
    label: t(`statement.${field}`),
    before: wordsOf(field, before),
    after: wordsOf(field, after),
  }));
}
