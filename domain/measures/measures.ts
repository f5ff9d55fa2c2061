export const measureKinds = ['hide_event', 'hide_profile', 'stop_publishing', 'suspend', 'end'] as const;
export type MeasureKind = (typeof measureKinds)[number];

/** Ground of a measure; each is a sentence in both languages. */
export const measureGrounds = [
  'illegal_content',
  'rights_of_others',
  'breach_of_terms',
  'repeated_breach',
  'misleading_identity',
  'guest_safety',
  'spam',
  'political_advertising',
  'not_paid',
] as const;
export type MeasureGround = (typeof measureGrounds)[number];

const measureEffects = [
  'event_hidden',
  /** Hides the business and all its events. */
  'business_hidden',
  /** No publishing or scheduling, by members or keys. */
  'publishing_stopped',
  /** Team and keys may read, export and complain, but change nothing. */
  'writing_stopped',
  'contract_ended',
] as const;
export type MeasureEffect = (typeof measureEffects)[number];

interface Rule {
  takes: readonly MeasureEffect[];
  /** Term of the Commission's transparency database. */
  term: string;
  grounds: readonly MeasureGround[];
  /** Whether an end date is excluded, optional or required. */
  endDate: 'never' | 'may' | 'must';
  /** Days from the mail to the effect; 0 for `immediateGrounds`. */
  noticeDays: number;
}

const contentGrounds = [
  'illegal_content',
  'rights_of_others',
  'breach_of_terms',
  'misleading_identity',
  'guest_safety',
  'spam',
  'political_advertising',
] as const;

/** Rules by kind, used by server, desk, the owner's page and legal texts. */
export const measureRules: Record<MeasureKind, Rule> = {
  hide_event: {
    takes: ['event_hidden'],
    term: 'DECISION_VISIBILITY_CONTENT_DISABLED',
    grounds: contentGrounds,
    endDate: 'never',
    noticeDays: 0,
  },
  hide_profile: {
    takes: ['business_hidden'],
    term: 'DECISION_PROVISION_PARTIAL_SUSPENSION',
    grounds: [...contentGrounds, 'repeated_breach'],
    endDate: 'may',
    noticeDays: 0,
  },
  stop_publishing: {
    takes: ['publishing_stopped'],
    term: 'DECISION_PROVISION_PARTIAL_SUSPENSION',
    grounds: measureGrounds,
    endDate: 'may',
    noticeDays: 0,
  },
  suspend: {
    takes: ['business_hidden', 'publishing_stopped', 'writing_stopped'],
    term: 'DECISION_ACCOUNT_SUSPENDED',
    grounds: measureGrounds,
    endDate: 'must',
    noticeDays: 0,
  },
  end: {
    takes: ['business_hidden', 'publishing_stopped', 'writing_stopped', 'contract_ended'],
    term: 'DECISION_ACCOUNT_TERMINATED',
    grounds: [
      'illegal_content',
      'breach_of_terms',
      'repeated_breach',
      'misleading_identity',
      'guest_safety',
      'not_paid',
    ],
    endDate: 'never',
    noticeDays: 30,
  },
};

/** Grounds that end a contract without notice (Art. 4(4) Regulation (EU) 2019/1150). */
export const immediateGrounds = [
  'illegal_content',
  'repeated_breach',
  'guest_safety',
] as const satisfies readonly MeasureGround[];

/** Grounds that must name a law or a clause of the terms. */
export const namedSources: Partial<Record<MeasureGround, 'law' | 'clause'>> = {
  illegal_content: 'law',
  rights_of_others: 'law',
  breach_of_terms: 'clause',
  repeated_breach: 'clause',
};

/** Months to complain, and days to decide. */
export const complaintRules = { months: 6, decidedInDays: 7 } as const;

/** In characters. */
export const measureLengths = { facts: 2000, source: 200, reason: 2000, complaint: 4000 } as const;

export const measureEndings = ['lifted', 'expired', 'complaint_upheld'] as const;
export type MeasureEnding = (typeof measureEndings)[number];

/** Steps in a measure's history, mailed to the owner. */
export const measureSteps = [
  'imposed',
  'took_effect',
  'changed',
  'lifted',
  'expired',
  'complained',
  'complaint_upheld',
  'complaint_refused',
] as const;
export type MeasureStep = (typeof measureSteps)[number];

/** Changeable parts of an active measure. Kind and target are fixed. */
export const changeableParts = ['ground', 'source', 'facts', 'until'] as const;
type ChangeablePart = (typeof changeableParts)[number];

/** Current reasons; `until` is the last day, Europe/Berlin. */
export interface MeasureReasons {
  ground: MeasureGround;
  source: string | null;
  facts: string;
  until: string | null;
}

export interface MeasureChange {
  field: ChangeablePart;
  before: string | null;
  after: string | null;
}

/** Changed reasons, in the order of the statement. */
export function changesBetween(before: MeasureReasons, after: MeasureReasons): MeasureChange[] {
  return changeableParts
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

export const complaintOutcomes = ['upheld', 'refused'] as const;
export type ComplaintOutcome = (typeof complaintOutcomes)[number];

const DAY_MS = 86_400_000;

export function effectiveFrom(kind: MeasureKind, ground: MeasureGround, now: Date): Date {
  const days = immediateGrounds.some((each) => each === ground) ? 0 : measureRules[kind].noticeDays;
  return new Date(now.getTime() + days * DAY_MS);
}

/**
 * Deadline for complaints: six calendar months after the owner was informed of the current version, same time of day.
 */
export function complainUntil({ imposedAt, changedAt = null }: { imposedAt: Date; changedAt?: Date | null }): Date {
  const toldAt = changedAt ?? imposedAt;
  const until = new Date(toldAt);
  until.setUTCMonth(until.getUTCMonth() + complaintRules.months);
  // Prevents overflow into the next month, such as from the 31st.
  if (until.getUTCDate() !== toldAt.getUTCDate()) until.setUTCDate(0);
  return until;
}

export function complaintDueAt(now: Date): Date {
  return new Date(now.getTime() + complaintRules.decidedInDays * DAY_MS);
}

interface MeasureInput {
  kind: MeasureKind;
  ground: MeasureGround;
  source: string | null;
  hasEvent: boolean;
  until: string | null;
}

export interface MeasureFault {
  field: 'kind' | 'ground' | 'source' | 'event_id' | 'until';
  code: 'does_not_fit' | 'required' | 'not_allowed' | 'past';
}

/** `today`: Europe/Berlin. */
export function measureFaults({ kind, ground, source, hasEvent, until }: MeasureInput, today: string): MeasureFault[] {
  const { grounds, endDate, takes } = measureRules[kind];
  const isAboutEvent = takes.includes('event_hidden');
  const faults: MeasureFault[] = [];
  if (isAboutEvent && !hasEvent) faults.push({ field: 'event_id', code: 'required' });
  if (!isAboutEvent && hasEvent) faults.push({ field: 'event_id', code: 'not_allowed' });
  if (!grounds.includes(ground)) faults.push({ field: 'ground', code: 'does_not_fit' });
  if (namedSources[ground] && !source?.trim()) faults.push({ field: 'source', code: 'required' });
  if (endDate === 'must' && until === null) faults.push({ field: 'until', code: 'required' });
  if (endDate === 'never' && until !== null) faults.push({ field: 'until', code: 'not_allowed' });
  else if (until !== null && until < today) faults.push({ field: 'until', code: 'past' });
  return faults;
}

/** The first measure with the effect; undefined if none. */
export function takenBy<Measure extends { kind: MeasureKind }>(
  inForce: readonly Measure[],
  effect: MeasureEffect,
): Measure | undefined {
  return inForce.find(({ kind }) => measureRules[kind].takes.includes(effect));
}
