import { describe, expect, it } from 'vitest';
import {
  announcedDays,
  documentsAccepted,
  documentVersions,
  isConcerned,
  legalDocuments,
  needsNotice,
  nextVersion,
  versionOn,
} from '#domain/legal/documents.ts';
import { addDays, isCalendarDay } from '#domain/shared/calendar.ts';

const first = { version: 1, dated: '2024-01-22', from: '2024-01-22', hash: 'a' };
const second = { version: 2, dated: '2027-01-10', from: '2027-03-01', hash: 'b' };
const all = { ...documentVersions, terms: [first, second] } as const;

describe('a document of two versions', () => {
  it.each([
    ['2020-01-01', 1, 2],
    ['2027-02-28', 1, 2],
    ['2027-03-01', 2, null],
    ['2030-01-01', 2, null],
  ])('has on %s version %i in force, and %s to come', (day, inForce, coming) => {
    expect(versionOn('terms', day, all).version).toBe(inForce);
    expect(nextVersion('terms', day, all)?.version ?? null).toBe(coming);
  });
});

describe('a new version', () => {
  it.each([
    ['terms', [], true],
    ['terms', [1], true],
    ['terms', [1, 2], false],
    ['privacy', [], true],
    ['processing', [], false],
    ['processing', [1], true],
    ['advertising', [], false],
    ['advertising', [2], false],
  ] as const)('of %s concerns those who accepted %j: %s', (document, accepted, concerned) => {
    expect(isConcerned(document, 2, accepted)).toBe(concerned);
  });

  it('that is announced is accepted with the one in force by registering', () => {
    const day = '2026-12-01';
    const terms = documentsAccepted(day).filter(({ document }) => document === 'terms');
    expect(terms.map(({ version }) => version)).toEqual(
      [versionOn('terms', day), nextVersion('terms', day)].flatMap((each) => each?.version ?? []),
    );
  });
});

describe.each(legalDocuments)('the versions of %s', (document) => {
  const versions = documentVersions[document];

  it('are counted from 1 on, and each has a day and a hash of its own', () => {
    expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => index + 1));
    expect(new Set(versions.map(({ hash }) => hash)).size).toBe(versions.length);
    for (const { dated, from, hash } of versions) {
      expect(isCalendarDay(from)).toBe(true);
      expect(dated).toMatch(/^\d{4}-\d{2}(-\d{2})?$/);
      expect(hash).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  it('begin in their order, each announced in time', () => {
    versions.slice(1).forEach(({ dated, from }, index) => {
      expect(from > (versions[index]?.from ?? '')).toBe(true);
      expect(from >= (needsNotice(document) ? addDays(dated, announcedDays) : dated)).toBe(true);
    });
  });
});
