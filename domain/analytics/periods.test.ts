import { describe, expect, it } from 'vitest';
import { conversion, periodDays } from '#domain/analytics/periods.ts';

describe('a period', () => {
  it('ends today and follows one of the same length', () => {
    expect(periodDays('7d', '2026-11-21')).toEqual({
      from: '2026-11-15',
      to: '2026-11-21',
      previousFrom: '2026-11-08',
      previousTo: '2026-11-14',
    });
    expect(periodDays('365d', '2026-11-21').from).toBe('2025-11-22');
  });
});

describe('conversion', () => {
  it('is participants per view', () => {
    expect(conversion(28, 61)).toBe(1);
    expect([conversion(0, 0), conversion(0, 3), conversion(3, 1), conversion(8, 2)]).toEqual([0, 0, 0.3333, 0.25]);
  });
});
