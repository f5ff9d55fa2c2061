import { z } from '@hono/zod-openapi';
import { defineRoute } from '#contract/shared/route.ts';
import type { Language } from '#domain/shared/language.ts';

const names = { de: z.string(), en: z.string() } satisfies Record<Language, z.ZodString>;
const EntrySchema = z.object({ key: z.string(), ...names }).openapi('CatalogueEntry');
const GroupSchema = EntrySchema.extend({ entries: z.array(EntrySchema) }).openapi('CatalogueGroup');
const TariffSchema = z.object({ base: z.int(), featured: z.int(), push: z.int(), characteristics: z.int() });

const getCatalogue = defineRoute({
  method: 'get',
  path: '/catalogue',
  operationId: 'getCatalogue',
  priority: 'member_reads',
  tag: 'Catalogue',
  summary: 'Tags, characteristics, categories, types, plans, packs and tariffs',
  access: { as: 'visitor' },
  opensToSites: true,
  hasEtag: true,
  success: {
    status: 200,
    description: 'Catalogues',
    schema: z.object({
      tags: z.array(GroupSchema),
      characteristics: z.array(GroupSchema),
      categories: z.array(EntrySchema),
      business_types: z.array(EntrySchema),
      legal_forms: z.array(z.string()),
      plans: z.array(z.object({ key: z.string(), price_cents: z.int(), credits: z.int() })),
      packs: z.array(z.object({ key: z.string(), price_cents: z.int(), credits: z.int() })),
      tariffs: z.object({ standard: TariffSchema, dialog: TariffSchema }),
    }),
  },
});

const getPostcode = defineRoute({
  method: 'get',
  path: '/postcodes/{postcode}',
  operationId: 'getPostcode',
  priority: 'member_reads',
  tag: 'Catalogue',
  summary: 'The towns and the Bundesland of a German postcode',
  access: { as: 'visitor' },
  opensToSites: true,
  hasEtag: true,
  request: { params: z.object({ postcode: z.string().regex(/^\d{5}$/, 'Five digits') }) },
  success: {
    status: 200,
    description: 'Where it is',
    schema: z
      .object({
        postcode: z.string(),
        state: z.string().openapi({ description: 'Two-letter code of the Bundesland' }),
        towns: z.array(z.string()),
      })
      .openapi('Postcode', { example: { postcode: '12047', state: 'BE', towns: ['Berlin'] } }),
  },
  problems: ['not_found'],
});
export const catalogueRoutes = {
  getCatalogue,
  getPostcode,
};
