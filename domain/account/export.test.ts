import { expect, it } from 'vitest';
import { exportStatus, nextExportAt } from './export.ts';

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

it('lets the next one be asked for a day after one that is ready, and at once after one that failed', () => {
  const createdAt = new Date('2026-11-20T10:00:00Z');
  const later = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);
  const ready = { createdAt, finishedAt: later(0.1) };
  expect(nextExportAt(undefined, createdAt)).toBeNull();
  expect(nextExportAt(ready, later(23))).toEqual(later(24));
  expect(nextExportAt(ready, later(24))).toBeNull();
  expect(nextExportAt({ createdAt, finishedAt: null }, later(2))).toBeNull();
});
