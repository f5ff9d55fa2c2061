import { expect, it } from 'vitest';
import { readTarget } from '#domain/reports/targets.ts';

const site = 'https://dabei.example';

it.each([
  ['https://dabei.example/e/0123456789ab-kneipenquiz', { kind: 'event', code: '0123456789ab' }],
  [' https://dabei.example/e/0123456789ab?p=share#app ', { kind: 'event', code: '0123456789ab' }],
  ['dabei.example/e/0123456789ab/', { kind: 'event', code: '0123456789ab' }],
  ['/e/0123456789ab', { kind: 'event', code: '0123456789ab' }],
  ['http://dabei.example/b/zur-fetten-ecke', { kind: 'business', slug: 'zur-fetten-ecke' }],
  ['/b/zur-fetten-ecke?lang=en', { kind: 'business', slug: 'zur-fetten-ecke' }],
])('reads %j', (typed, target) => {
  expect(readTarget(typed, site)).toEqual(target);
});

it.each([
  '',
  'Zur fetten Ecke in Neukölln',
  'https://other.example/e/0123456789ab',
  'https://dabei.example/e/quiz',
  'https://dabei.example/e/',
  'https://dabei.example/b/one/two',
  'https://dabei.example/help',
  '//other.example/b/ecke',
  'http://[',
])('finds no page in %j', (typed) => {
  expect(readTarget(typed, site)).toBeNull();
});
