import { describe, expect, it } from 'vitest';
import { measurePromise, reportPromise, reviewPromise } from '#domain/legal/promises.ts';
import { languages } from '#domain/shared/language.ts';
import { staffRoles } from '#domain/staff/roles.ts';
import { verificationHours } from '#domain/verification/status.ts';
import { createTexts } from '#i18n/translator.ts';

/** Sections with promises, and the placeholders their figures come from. */
const promises = {
  terms: {
    eligibility: ['review.usual', 'review.latest'],
    responsibilities: ['measures.complaintMonths'],
    review: ['review.usual', 'review.latest', 'review.facts', 'review.firstEvents', 'review.heldHours'],
    reports: ['reports.perHour', 'reports.urgentHours', 'reports.decidedDays'],
    measures: [
      'measures.kinds',
      'measures.endingDays',
      'measures.immediateGrounds',
      'measures.complaintMonths',
      'measures.complaintDays',
    ],
    liability: ['measures.endingDays'],
  },
  privacy: {
    content: ['measures.complaintMonths'],
    automated: ['order.feed', 'review.heldHours'],
    security: ['staff.proofReaders'],
  },
  ranking: { forBusinesses: ['featured.from', 'featured.to'] },
} as const;

/** Sections that may contain figures only as placeholders. */
const withoutFigures: string[] = ['review', 'reports', 'measures', 'forBusinesses', 'never', 'automated'];

const numberWords = /\b(zwei|drei|vier|fünf|sechs|sieben|dreißig|two|three|four|five|six|seven|thirty)\b/i;

describe.each([...languages])('the texts in %s', (language) => {
  const texts = createTexts(language, 'Dabei');
  const bundle = (file: string) => texts.getResourceBundle(language, file);
  const sections = Object.entries(promises).flatMap(([file, named]) =>
    Object.entries(named).map(([section, values]) => ({ file, section, values: values as readonly string[] })),
  );

  it.each(sections)('take what $file promise in $section from the code', ({ file, section, values }) => {
    const { text } = bundle(file).sections[section];
    for (const value of values) expect(text).toContain(`{{${value}}}`);
  });

  it.each(sections.filter(({ section }) => withoutFigures.includes(section)))(
    'have no figure of their own in $file, $section',
    ({ file, section }) => {
      const { text } = bundle(file).sections[section];
      // Numbers of articles are not our figures.
      const own = text.replace(/\{\{[^}]*\}\}|Art\.\s\d+/g, '');
      expect(own).not.toMatch(/\d/);
      expect(own).not.toMatch(numberWords);
    },
  );

  it('have words for everything that the code lists, and for nothing else', () => {
    const { facts, measures, grounds, staff } = bundle('legal');
    expect(Object.keys(facts)).toEqual(reviewPromise.facts);
    expect(Object.keys(measures)).toEqual(measurePromise.kinds);
    expect(Object.keys(grounds)).toEqual(measurePromise.immediateGrounds);
    expect(Object.keys(staff)).toEqual(staffRoles);
  });
});

it('promise what businesses are told elsewhere', () => {
  expect(reviewPromise).toMatchObject(verificationHours);
  // Reporters who may still complain must stay known.
  expect(reportPromise.keptMonths).toBeGreaterThan(measurePromise.complaintMonths);
});
