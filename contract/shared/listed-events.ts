import { z } from '@hono/zod-openapi';
import { EventSchema } from '#contract/shared/event-fields.ts';

export const ListedEventSchema = EventSchema.extend({
  draft_of: z
    .string()
    .nullable()
    .openapi({ description: 'Name of the person who began a draft, if it is another one and has a name' }),
});

export type ListedEvent = z.input<typeof ListedEventSchema>;
export type ListedFieldName = keyof ListedEvent;
export const listedFieldNames = Object.keys(ListedEventSchema.shape) as ListedFieldName[];

/** Requested fields, deduplicated, in the contract's order. */
export const FieldsSchema = z
  .string()
  .max(2000)
  .transform((list, context) => {
    const asked = new Set(list.split(',').filter(Boolean));
    if (asked.size === 0) context.addIssue({ code: 'custom', params: { code: 'required' }, message: 'Name a field' });
    const fields = listedFieldNames.filter((name) => asked.delete(name));
    for (const name of asked) {
      context.addIssue({
        code: 'custom',
        params: { code: 'unknown_field' },
        message: `${name} is not a field of an event`,
      });
    }
    return fields;
  })
  .optional()
  .openapi({
    type: 'string',
    description: 'Comma-separated names of the fields to return; default all',
    example: 'id,title,status,starts_at',
  });
