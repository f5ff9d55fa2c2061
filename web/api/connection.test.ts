import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const LOST = '';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});

afterEach(() => {
  vi.useRealTimers();
});

async function watch() {
  const { connection } = await import('./connection.ts');
  const seen = { changes: 0, returns: 0 };
  connection.subscribe(() => seen.changes++);
  const stop = connection.onReturn(() => seen.returns++);
  return { connection, seen, stop };
}

it('tells of a return at once', async () => {
  const { connection, seen, stop } = await watch();
  connection.note(null);
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual({ changes: 0, returns: 0 });
  connection.note(LOST);
  connection.note(null);
  vi.advanceTimersByTime(0);
  expect(seen).toEqual({ changes: 2, returns: 1 });
  stop();
  connection.note(LOST);
  connection.note(null);
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual({ changes: 4, returns: 1 });
});

it('does not tell of one that is over', async () => {
  const { connection, seen } = await watch();
  connection.note(LOST);
  connection.note(null);
  connection.note(LOST);
  vi.advanceTimersByTime(60_000);
  expect(seen.returns).toBe(0);
  expect(connection.read()).toBe(LOST);
});

it('tries every five seconds while only some calls are lost', async () => {
  const { connection, seen } = await watch();
  connection.onReturn(() => {
    connection.note(LOST);
    connection.note(null);
  });
  connection.note(LOST);
  connection.note(null);
  vi.advanceTimersByTime(60_000);
  expect(seen.returns).toBe(13);
  expect(connection.read()).toBeNull();
});

it('says since when what is shown is old, the oldest counting', async () => {
  const { connection, seen } = await watch();
  connection.note('2026-11-27T20:00:00.000Z');
  connection.note('2026-11-27T21:00:00.000Z');
  expect(connection.read()).toBe('2026-11-27T20:00:00.000Z');
  connection.note('2026-11-27T19:00:00.000Z');
  expect(connection.read()).toBe('2026-11-27T19:00:00.000Z');
  connection.note(null);
  vi.advanceTimersByTime(0);
  expect(seen).toEqual({ changes: 3, returns: 1 });
});
