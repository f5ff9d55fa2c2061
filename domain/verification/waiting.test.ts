import { expect, it } from 'vitest';
import { dueAt, waitingOf } from '#domain/verification/waiting.ts';

const submittedAt = new Date('2026-11-19T19:12:00Z');
const after = (hours: number) => waitingOf(submittedAt, new Date(submittedAt.getTime() + hours * 3_600_000));

it('measures the wait against 48 hours', () => {
  expect(after(0)).toEqual({ minutes: 0, minutesLeft: 2880, share: 0, isUrgent: false });
  expect(after(24)).toMatchObject({ share: 0.5, isUrgent: false });
  expect(after(50)).toMatchObject({ minutesLeft: -120, share: 1, isUrgent: true });
  expect(dueAt(submittedAt).toISOString()).toBe('2026-11-21T19:12:00.000Z');
});

it('is urgent after 36 hours, not before', () => {
  expect(after(36).isUrgent).toBe(false);
  expect(after(36.01).isUrgent).toBe(true);
});

it('does not run backwards when clocks differ', () => {
  expect(after(-1)).toMatchObject({ minutes: 0, share: 0 });
});
