import { describe, expect, it } from 'vitest';
import {
  businessTypeEntries,
  businessTypes,
  findBusinessType,
  needsDescription,
  needsLicence,
} from '#domain/catalogue/business-types.ts';
import { eventCategories, eventCategoryLabel } from '#domain/catalogue/event-categories.ts';
import { legalFormEntries, legalForms } from '#domain/catalogue/legal-forms.ts';
import {
  maxProfileCategories,
  profileCategories,
  profileCategoryEntries,
} from '#domain/catalogue/profile-categories.ts';

describe('business types', () => {
  it('are the nine of the specification with the labels of the tiles', () => {
    expect(businessTypeEntries.map(({ key, de }) => [key, de])).toEqual([
      ['bar', 'Bar'],
      ['restaurant', 'Restaurant'],
      ['cafe', 'Café'],
      ['club', 'Club'],
      ['fitness', 'Fitnessclub'],
      ['event', 'Eventlocation'],
      ['recurring', 'Event-Veranstalter'],
      ['onetime', 'Einmaliges Event'],
      ['other', 'Andere'],
    ]);
    expect(businessTypeEntries.map(({ key }) => key)).toEqual(businessTypes);
  });

  it('ask for a description only where the tile does not say enough', () => {
    expect(businessTypes.filter(needsDescription)).toEqual(['recurring', 'onetime', 'other']);
  });

  it('ask for a licence only where one is needed', () => {
    expect(businessTypes.filter(needsLicence)).toEqual(['bar', 'restaurant', 'club']);
  });

  it('are found by value', () => {
    expect(findBusinessType('event')?.en).toBe('Event venue');
    expect(findBusinessType('GmbH')).toBeUndefined();
  });
});

describe('legal forms', () => {
  it('begin with the frequent ones, end with the others, and are stored as their German text', () => {
    expect(legalForms.slice(0, 6)).toEqual(['Einzelunternehmen', 'GmbH', 'UG', 'GbR', 'e.K.', 'Verein e.V.']);
    expect(legalForms.at(-1)).toBe('Andere');
    for (const { key, de } of legalFormEntries) expect(de).toBe(key);
  });

  it('are explained in English', () => {
    expect(legalFormEntries.every(({ de, en }) => en.length > 0 && en !== de)).toBe(true);
  });
});

describe('profile categories', () => {
  it('are the 15 of the specification, stored as the German word', () => {
    expect(profileCategories.join(', ')).toBe(
      'Restaurant, Café, Bar, Hotel, Fitness, Wellness, Shopping, Dienstleistung, Bildung, Gesundheit, Unterhaltung, Sport, Kultur, Beauty, Handwerk',
    );
    for (const { key, de } of profileCategoryEntries) expect(de).toBe(key);
    expect(maxProfileCategories).toBe(3);
  });
});

describe('legacy event categories', () => {
  it('have a label each', () => {
    expect(eventCategories.map(({ key }) => key)).toEqual([
      'business',
      'technology',
      'marketing',
      'finance',
      'healthcare',
      'education',
    ]);
    expect(eventCategoryLabel('finance', 'de')).toBe('Finanzen');
    expect(eventCategoryLabel('finance', 'en')).toBe('Finance');
  });

  it('show an unknown name as it is', () => {
    expect(eventCategoryLabel('Oktoberfest', 'de')).toBe('Oktoberfest');
    expect(eventCategoryLabel('toString', 'en')).toBe('toString');
  });
});
