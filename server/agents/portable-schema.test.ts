import { expect, it } from 'vitest';
import { toPortableSchema } from '#server/agents/portable-schema.ts';

it.each([
  [
    { type: 'string', maxLength: 3 },
    { type: 'string', maxLength: 3 },
  ],
  [
    { type: ['string', 'null'], maxLength: 3, description: 'Words', example: 'a' },
    { description: 'Words', example: 'a', anyOf: [{ type: 'string', maxLength: 3 }, { type: 'null' }] },
  ],
  [{ type: ['string', 'null'], enum: ['a', null] }, { anyOf: [{ type: 'string', enum: ['a'] }, { type: 'null' }] }],
  [
    { type: ['array', 'integer'], items: { type: ['string', 'null'] }, minimum: 2 },
    {
      anyOf: [
        { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
        { type: 'integer', minimum: 2 },
      ],
    },
  ],
])('%j becomes %j', (schema, portable) => {
  expect(toPortableSchema(schema)).toEqual(portable);
});
