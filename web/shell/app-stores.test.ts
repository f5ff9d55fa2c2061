import { expect, test } from 'vitest';
import { operatorSchema } from '#server/boot/settings/operator.ts';
import operator from '../../operator.json' with { type: 'json' };
import { appStoresOf } from './app-stores.ts';

test('the app is offered where the operator says, and nowhere else', () => {
  const both = operatorSchema.parse(operator);
  expect(appStoresOf(both)).toEqual([
    { name: 'App Store', url: operator.appStore },
    { name: 'Google Play', url: operator.googlePlay },
  ]);
  expect(appStoresOf({ ...both, appStore: null })).toEqual([{ name: 'Google Play', url: operator.googlePlay }]);
  expect(appStoresOf(operatorSchema.parse({ name: 'Dabei' }))).toEqual([]);
  expect(operatorSchema.safeParse({ appStore: 'apps.apple.com' }).success).toBe(false);
});
