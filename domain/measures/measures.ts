/** What the operator may do about an event or a business. */
export const measureKinds = ['hide_event', 'hide_profile', 'stop_publishing', 'suspend', 'end'] as const;
export type MeasureKind = (typeof measureKinds)[number];

/** Why: a measure names one of these, and each is a sentence in both languages. */
export const measureGrounds = [
  'illegal_content',
  'rights_of_others',
  'breach_of_terms',
  'repeated_breach',
  'misleading_identity',
  'guest_safety',
  'spam',
  'not_paid',
] as const;
export type MeasureGround = (typeof measureGrounds)[number];

/** What a measure takes away while it is in force. */
const measureEffects = [
  /** Guests do not see the event. */
  'event_hidden',
  /** Guests see neither the business nor any of its events. */
  'business_hidden',
  /** Nothing is published or scheduled any more, by nobody and no key. */
  'publishing_stopped',
  /** The team and its keys read, export and complain; they change nothing. */
  'writing_stopped',
  /** There is no contract any more. */
  'contract_ended',
] as const;
export type MeasureEffect = (typeof measureEffects)[number];

interface Rule {
  takes: readonly MeasureEffect[];
  /** As the transparency database of the Commission calls it. */
  term: string;
  grounds: readonly MeasureGround[];
  /** Whether it ends on a day that is named with it. */
  endDate: 'never' | 'may' | 'must';
  /** Days between the mail and the effect; none of the grounds in `immediateGrounds`. */
  noticeDays: number;
}

const contentGrounds = [
  'illegal_content',
  'rights_of_others',
  'breach_of_terms',
  'misleading_identity',
  'guest_safety',
  'spam',
] as const;

/** Each kind of measure; the server, the desk, the owner's page and the legal texts read this table. */
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

/** Grounds for which ending a contract waits for nobody (Art. 4(4) of Regulation (EU) 2019/1150). */
export const immediateGrounds = [
  'illegal_content',
  'repeated_breach',
  'guest_safety',
] as const satisfies readonly MeasureGround[];

/** Grounds that name a law, or a clause of the terms, beside them. */
export const namedSources: Partial<Record<MeasureGround, 'law' | 'clause'>> = {
  illegal_content: 'law',
  rights_of_others: 'law',
  breach_of_terms: 'clause',
  repeated_breach: 'clause',
};

/** In how many months a business may complain about a measure, and in how many days the complaint is decided. */
export const complaintRules = { months: 6, decidedInDays: 7 } as const;

/** How long the texts may be, in characters. */
export const measureLengths = { facts: 2000, source: 200, reason: 2000, complaint: 4000 } as const;

/** What ended a measure. */
export const measureEndings = ['lifted', 'expired', 'complaint_upheld'] as const;
export type MeasureEnding = (typeof measureEndings)[number];

/** What is written into the history of a measure, and mailed to the owner. */
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

/** What of a measure that has not ended may be changed: its reasons, and its last day. What it is and against what stays. */
export const changeableParts = ['ground', 'source', 'facts', 'until'] as const;
type ChangeablePart = (typeof changeableParts)[number];

/** What may be changed of a measure, as it stands; `until` is its last day in Berlin. */
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

/** What differs between the reasons that were told and those that are to be, in the order of the statement. */
export function changesBetween(before: MeasureReasons, after: MeasureReasons): MeasureChange[] {
  return changeableParts
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

export const complaintOutcomes = ['upheld', 'refused'] as const;
export type ComplaintOutcome = (typeof complaintOutcomes)[number];

const DAY_MS = 86_400_000;

/** When a measure that is imposed now takes effect. */
export function effectiveFrom(kind: MeasureKind, ground: MeasureGround, now: Date): Date {
  const days = immediateGrounds.some((each) => each === ground) ? 0 : measureRules[kind].noticeDays;
  return new Date(now.getTime() + days * DAY_MS);
}

/**
 * The last instant at which the business may complain: six calendar months after it was told of the measure as it is now, at the same
 * time of day.
 */
export function complainUntil({ imposedAt, changedAt = null }: { imposedAt: Date; changedAt?: Date | null }): Date {
  const toldAt = changedAt ?? imposedAt;
  const until = new Date(toldAt);
  until.setUTCMonth(until.getUTCMonth() + complaintRules.months);
  // The 31st of a month whose counterpart is shorter would slip into the next one.
  if (until.getUTCDate() !== toldAt.getUTCDate()) until.setUTCDate(0);
  return until;
}

/** By when a complaint that arrives now is decided. */
export function complaintDueAt(now: Date): Date {
  return new Date(now.getTime() + complaintRules.decidedInDays * DAY_MS);
}

interface Wanted {
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

/** What does not fit about a measure that is to be imposed on this day in Berlin. */
export function measureFaults({ kind, ground, source, hasEvent, until }: Wanted, today: string): MeasureFault[] {
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

/** The first of some measures that takes something away; undefined when none does. */
export function takenBy<Measure extends { kind: MeasureKind }>(
  inForce: readonly Measure[],
  effect: MeasureEffect,
): Measure | undefined {
  return inForce.find(({ kind }) => measureRules[kind].takes.includes(effect));
}
