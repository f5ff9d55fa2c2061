import { expect, it } from 'vitest';
import type { Operator } from '#domain/shared/operator.ts';
import { publicOperator } from '#domain/shared/operator.ts';

it('pages know everything of the operator but the number of the tax office', () => {
  const operator = { name: 'Dabei', vatId: 'DE136695976', taxNumber: '30/123/45678' } as Operator;
  expect(publicOperator(operator)).toEqual({ name: 'Dabei', vatId: 'DE136695976' });
});
