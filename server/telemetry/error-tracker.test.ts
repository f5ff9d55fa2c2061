import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from './create-logger.ts';
import { createErrorTracker } from './error-tracker.ts';

const received: { path: string; lines: Record<string, unknown>[]; text: string }[] = [];
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (piece) => {
    text += piece;
  });
  request.on('end', () => {
    received.push({ path: request.url ?? '', lines: text.split('\n').map((line) => JSON.parse(line)), text });
    response.end('{}');
  });
});
let dsn: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  dsn = `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/sub/7`;
});
afterAll(() => server.close());

const clock = () => new Date('2026-11-29T10:00:00Z');
const settled = async (count: number) => {
  while (received.length < count) await pause(10);
  await pause(50);
};

it('an error of the log reaches the tracker: type and place, nothing that somebody typed', async () => {
  const logger = createLogger('info', {
    destination: { write: () => undefined },
    track: createErrorTracker(dsn, clock),
  });
  logger.info({ err: new Error('not an error of ours') }, 'looked up');
  logger.warn({ err: new Error('may happen') }, 'slow');
  const typed = Object.assign(new TypeError('no place for anna@bar.example'), { body: 'secret', code: 'E1' });
  logger.error({ err: typed, accountId: '42' }, 'unexpected error');
  await settled(1);
  expect(received).toHaveLength(1);
  const [{ path, lines, text }] = received as [(typeof received)[number]];
  expect(path).toBe('/sub/api/7/envelope/?sentry_version=7&sentry_key=key');
  expect(lines[1]).toEqual({ type: 'event' });
  expect(lines[2]).toMatchObject({
    level: 'error',
    tags: { code: 'E1' },
    exception: { values: [{ type: 'TypeError', value: 'unexpected error' }] },
  });
  expect(text).toContain('error-tracker.test.ts');
  expect(text).not.toMatch(/anna|bar\.example|secret|42"/);
});

it('a flood ends after ten in a minute, and a tracker that is away disturbs nobody', async () => {
  received.length = 0;
  const track = createErrorTracker(dsn, clock);
  for (let each = 0; each < 50; each += 1) track('unexpected error', { type: 'Error', message: '' }, false);
  await settled(10);
  expect(received).toHaveLength(10);
  createErrorTracker('http://key@127.0.0.1:1/7', clock)('unexpected error', { type: 'Error', message: '' }, true);
  await pause(50);
});
