import { Dabei } from '@dabei/sdk';
import { describe, expect, it } from 'vitest';
import { fc } from '#tests/support/fast-check.ts';
import { table } from '../../packages/sdk/src/.generated/resources.ts';

type Fault = 'cut before' | 'cut after' | 429 | 500 | 502 | 503;
const faults: Fault[] = ['cut before', 'cut after', 429, 500, 502, 503];

/** A service that does each work once for a key. Its network first fails in the given ways. */
function failingService(script: Fault[]) {
  const sent: { key: string | null; verb: string }[] = [];
  const works: string[] = [];
  const stored = new Map<string, number>();
  const pauses: number[] = [];
  function work(key: string | null): number {
    const known = key === null ? undefined : stored.get(key);
    if (known !== undefined) return known;
    works.push(key ?? 'without');
    stored.set(key ?? `${works.length}`, works.length);
    return works.length;
  }
  const dabei = new Dabei({
    ...{ key: 'dabei_test_x', baseUrl: 'https://dabei.example' },
    pause: async (ms) => void pauses.push(ms),
    fetch: async (_, init) => {
      const key = new Headers(init.headers).get('Idempotency-Key');
      const fault = script[sent.length];
      sent.push({ key, verb: init.method ?? '' });
      if (fault === 'cut before') throw new TypeError('fetch failed');
      if (typeof fault === 'number') {
        const headers = fault === 429 ? { 'Retry-After': '7' } : undefined;
        return new Response(JSON.stringify({ code: 'unavailable', detail: 'Later' }), { status: fault, headers });
      }
      const id = work(key);
      if (fault === 'cut after') throw new TypeError('terminated');
      return Response.json({ id });
    },
  });
  return { dabei, sent, works, pauses };
}

const scripts = fc.array(fc.constantFrom(...faults), { maxLength: 7 });

describe('a call that fails on the way', () => {
  it('is repeated under one key, never more than four times, and works once', async () => {
    await fc.assert(
      fc.asyncProperty(scripts, async (script) => {
        const { dabei, sent, works } = failingService(script);
        const result = await dabei.events.publish('1').then(
          () => 'done',
          () => 'failed',
        );
        const final = script.indexOf(500);
        const attempts = Math.min(final < 0 ? Infinity : final + 1, script.length + 1, 5);
        expect(sent).toHaveLength(attempts);
        expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
        expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
        expect(works.length).toBeLessThanOrEqual(1);
        expect(result).toBe(script[attempts - 1] === undefined ? 'done' : 'failed');
      }),
    );
  });

  it('is never repeated when that could do its work twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...faults), async (fault) => {
        const { dabei, sent } = failingService([fault]);
        await expect(dabei.events.update('1', { title: 'x' })).rejects.toThrow();
        await expect(dabei.participants.update('1', 'mia', { party_size: 2 })).resolves.toBeDefined();
        expect(sent).toHaveLength(2);
      }),
    );
  });

  it('waits as long as the service asks, and does not wait an hour', async () => {
    const { dabei, pauses } = failingService([429, 429]);
    await dabei.events.get('1');
    expect(pauses).toEqual([7000, 7000]);
    let calls = 0;
    const closed = new Dabei({
      ...{ key: 'x', baseUrl: 'https://dabei.example' },
      fetch: async () => {
        calls += 1;
        return new Response('{"code":"rate_limited"}', { status: 429, headers: { 'Retry-After': '3600' } });
      },
    });
    await expect(closed.events.get('1')).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 3600 });
    expect(calls).toBe(1);
  });

  it('ends when its caller ends it', async () => {
    const { dabei, sent } = failingService(['cut before', 'cut before']);
    await expect(dabei.events.get('1', { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(sent).toHaveLength(1);
  });
});

it('may repeat only what reads, replaces, deletes, or has a key', () => {
  const wrong = Object.values(table).flatMap((entries) =>
    Object.values(entries).filter(({ verb, isSafe, takesKey }) => verb === 'PATCH' && (isSafe || takesKey)),
  );
  expect(wrong).toEqual([]);
});

it('walks any number of pages of any size, each once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(40), fc.integer({ min: 1, max: 9 }), async (total, limit) => {
      const all = Array.from({ length: total }, (_, id) => ({ id }));
      const dabei = new Dabei({
        ...{ key: 'x', baseUrl: 'https://dabei.example/api/v1/' },
        fetch: async (url) => {
          const { searchParams, pathname } = new URL(url);
          expect([pathname, searchParams.get('limit')]).toEqual(['/api/v1/events', String(limit)]);
          const start = Number(searchParams.get('cursor') ?? 0);
          const next = start + limit < total ? String(start + limit) : null;
          return Response.json({ data: all.slice(start, start + limit), next_cursor: next });
        },
      });
      const seen: unknown[] = [];
      for await (const item of dabei.events.list({ limit })) seen.push(item);
      expect(seen).toEqual(all);
    }),
  );
});
