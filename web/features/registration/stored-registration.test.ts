import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noAnswers } from '#domain/registration/steps.ts';
import { readPending } from './pending-confirmation.ts';
import { readDraft, writeDraft } from './stored-registration.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

// ASVS 14.3.3.
test('answers come back, the password never leaves the page', () => {
  const answers = { ...noAnswers, city: 'Berlin', password: 'geheim-geheim', confirmPassword: 'geheim-geheim' };
  writeDraft({ answers, proofName: 'Gewerbeschein.pdf' });
  expect([...stored.values()].join()).not.toContain('geheim');
  expect(readDraft()).toEqual({ answers: { ...noAnswers, city: 'Berlin' }, proofName: 'Gewerbeschein.pdf' });
});

test.each(['', 'null', '{', '"text"', '{"answers":{"city":7,"more":"x"}}'])(
  'what makes no sense is left out: %s',
  (text) => {
    stored.set('dabei.registration', text);
    expect(readDraft()?.answers ?? noAnswers).toEqual(noAnswers);
    stored.set('dabei.registration.pending', text);
    expect(readPending()).toBeNull();
  },
);

test('what waits for a code without the token that names it is nothing to confirm', () => {
  const pending = { email: 'laden@anker.example', resendAt: 0, uploadToken: 'token', missingProof: null };
  stored.set('dabei.registration.pending', JSON.stringify(pending));
  expect(readPending()).toEqual(pending);
  stored.set('dabei.registration.pending', JSON.stringify({ ...pending, uploadToken: undefined }));
  expect(readPending()).toBeNull();
});

test('a browser that forbids storage is no reason to fail', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => writeDraft({ answers: noAnswers, proofName: null })).not.toThrow();
  expect(readDraft()).toBeNull();
});
