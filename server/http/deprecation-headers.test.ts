import { expect, test } from 'vitest';
import { routes } from '#contract/index.ts';
import { describeRoute } from '#contract/shared/describe-route.ts';
import type { AnyRoute } from '#contract/shared/route.ts';
import { deprecationHeaders } from './deprecation-headers.ts';

const deprecated = { since: '2026-12-01', ends: '2027-12-01' };

const current: AnyRoute = routes.getEvent;

test('a superseded route says since when, until when, and where to read on', () => {
  expect(deprecationHeaders({ deprecated })).toEqual({
    Deprecation: '@1796083200',
    Sunset: 'Wed, 01 Dec 2027 00:00:00 GMT',
    Link: '</api/changes>; rel="deprecation"; type="text/html"',
  });
  expect(deprecationHeaders(current)).toEqual({});
  expect(describeRoute({ ...current, deprecated })).toMatchObject({ deprecated: true });
  expect(describeRoute(current)).not.toHaveProperty('deprecated');
});

test('no route ends sooner than six months after it was superseded', () => {
  const all: AnyRoute[] = Object.values(routes);
  const superseded = all.flatMap((route) => route.deprecated ?? []);
  for (const { since, ends } of [deprecated, ...superseded]) {
    expect(Date.parse(ends) - Date.parse(since)).toBeGreaterThanOrEqual(182 * 86_400_000);
  }
});
