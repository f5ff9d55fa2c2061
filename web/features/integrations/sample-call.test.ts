import { expect, test } from 'vitest';
import { sampleCall } from './sample-call.ts';

const base = 'https://dabei.example/api/v1';

test('is a read that the key may do', () => {
  expect(sampleCall({ base, key: 'dabei_sk_x', scopes: ['credits:read', 'events:write'] })).toBe(
    'curl -H "X-API-Key: dabei_sk_x" \\\n  "https://dabei.example/api/v1/events"',
  );
  expect(sampleCall({ base, key: 'k', scopes: ['participants:write'] })).toContain(`"${base}/participants?q=a"`);
});
