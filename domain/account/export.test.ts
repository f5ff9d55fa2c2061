import { expect, it } from 'vitest';
import { exportStatus } from './export.ts';

it('gives an export up after an hour, and never one that is ready', () => {
  const createdAt = new Date('2026-11-20T10:00:00Z');
  const later = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);
  const open = { createdAt, finishedAt: null };
  expect([0, 59, 60].map((minutes) => exportStatus(open, later(minutes)))).toEqual([
    'preparing',
    'preparing',
    'failed',
  ]);
  expect(exportStatus({ createdAt, finishedAt: later(70) }, later(10_000))).toBe('ready');
});
