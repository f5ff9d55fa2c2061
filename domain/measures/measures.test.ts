import { describe, expect, it } from 'vitest';
import {
  changesBetween,
  complainUntil,
  effectiveFrom,
  immediateGrounds,
  measureFaults,
  measureKinds,
  measureRules,
} from '#domain/measures/measures.ts';

const today = '2026-11-21';
const fitting = { kind: 'hide_event', ground: 'spam', source: null, hasEvent: true, until: null } as const;

describe('a measure', () => {
  it.each([
    ['fits', fitting, []],
    ['about an event names one', { ...fitting, hasEvent: false }, ['event_id required']],
    ['about a business names none', { ...fitting, kind: 'hide_profile' }, ['event_id not_allowed']],
    ['has a ground of its kind', { ...fitting, ground: 'not_paid' }, ['ground does_not_fit']],
    ['for illegal content names the law', { ...fitting, ground: 'illegal_content' }, ['source required']],
    ['for a breach names the clause', { ...fitting, ground: 'breach_of_terms', source: ' ' }, ['source required']],
    ['that suspends has an end', { ...fitting, kind: 'suspend', hasEvent: false }, ['until required']],
    ['may end today', { ...fitting, kind: 'suspend', hasEvent: false, until: today }, []],
    [
      'ends in time to come',
      { ...fitting, kind: 'hide_profile', hasEvent: false, until: '2026-11-20' },
      ['until past'],
    ],
    ['on an event has no end of its own', { ...fitting, until: '2026-12-01' }, ['until not_allowed']],
    [
      'that ends the contract has none either',
      { ...fitting, kind: 'end', ground: 'not_paid', hasEvent: false, until: '2026-12-01' },
      ['until not_allowed'],
    ],
  ] as const)('%s', (_, wanted, faults) => {
    expect(measureFaults(wanted, today).map(({ field, code }) => `${field} ${code}`)).toEqual(faults);
  });

  it('ends a contract after thirty days, but at once on the grounds that law names, and all else at once', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    expect(effectiveFrom('end', 'not_paid', now)).toEqual(new Date('2026-12-21T12:00:00Z'));
    for (const ground of immediateGrounds) expect(effectiveFrom('end', ground, now)).toEqual(now);
    for (const kind of measureKinds.filter((each) => each !== 'end')) {
      expect(effectiveFrom(kind, 'not_paid', now)).toEqual(now);
    }
  });

  it('has every ground in a kind that it may be a ground of, and each kind a ground', () => {
    for (const kind of measureKinds) expect(measureRules[kind].grounds.length).toBeGreaterThan(0);
  });

  it.each([
    ['2026-11-21T12:00:00Z', '2027-05-21T12:00:00Z'],
    ['2026-08-31T12:00:00Z', '2027-02-28T12:00:00Z'],
  ])('imposed at %s may be complained about until %s', (imposed, until) => {
    expect(complainUntil({ imposedAt: new Date(imposed) })).toEqual(new Date(until));
  });

  it('that was changed may be complained about for six months from then on', () => {
    const [imposedAt, changedAt] = [new Date('2026-11-21T12:00:00Z'), new Date('2026-12-24T12:00:00Z')];
    expect(complainUntil({ imposedAt, changedAt })).toEqual(new Date('2027-06-24T12:00:00Z'));
    expect(complainUntil({ imposedAt, changedAt: null })).toEqual(new Date('2027-05-21T12:00:00Z'));
  });

  it('says what of its reasons and its last day differs, and nothing when nothing does', () => {
    const told = { ground: 'spam', source: null, facts: 'Werbung.', until: '2026-12-01' } as const;
    expect(changesBetween(told, told)).toEqual([]);
    expect(changesBetween(told, { ...told, ground: 'breach_of_terms', source: '5', until: null })).toEqual([
      { field: 'ground', before: 'spam', after: 'breach_of_terms' },
      { field: 'source', before: null, after: '5' },
      { field: 'until', before: '2026-12-01', after: null },
    ]);
  });
});
