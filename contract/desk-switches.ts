import { z } from '@hono/zod-openapi';
import { jsonBody } from '#contract/shared/body.ts';
import { AskedInstantSchema, InstantSchema, text } from '#contract/shared/fields.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { bannerKinds, switches, switchLimits } from '#domain/switches/switches.ts';

const tag = 'Desk';
const reads = { as: 'reviewer', may: 'write_incidents' } as const;
const throws = { as: 'reviewer', may: 'throw_switches' } as const;

const SwitchSchema = z.enum(switches).openapi('Switch');
const ReasonSchema = text(switchLimits.reasonLength, 1).openapi({
  description: 'For the history and the audit log; only staff read it',
  example: 'Someone registers a hundred shops a minute.',
});

const BannerSchema = z
  .object({
    id: z.int().openapi({ description: 'Changes with each change of the banner' }),
    kind: z.enum(bannerKinds),
    text: z.object({ de: z.string(), en: z.string() }),
    ends_at: InstantSchema.nullable(),
  })
  .openapi('Banner');

const OffSchema = z
  .object({
    name: SwitchSchema,
    until: InstantSchema.nullable().openapi({ description: 'It is on again then; null: until staff switch it on' }),
  })
  .openapi('SwitchedOff');

const ServiceSchema = z
  .object({ switched_off: z.array(OffSchema), banner: BannerSchema.nullable() })
  .openapi('Service');

const entry = {
  by: z.string().openapi({ description: 'User name of the lead' }),
  at: InstantSchema,
  reason: z.string(),
};

const SwitchStateSchema = z
  .object({
    name: SwitchSchema,
    is_off: z.boolean(),
    until: InstantSchema.nullable(),
    last: z
      .object({ ...entry, is_off: z.boolean() })
      .nullable()
      .openapi({ description: 'Its last throw' }),
  })
  .openapi('SwitchState');

const SwitchEntrySchema = z
  .object({
    what: z.enum(['switch', 'banner']),
    name: SwitchSchema.nullable(),
    is_off: z.boolean().nullable(),
    until: InstantSchema.nullable(),
    text: z.string().nullable().openapi({ description: 'German text of a banner; null once it was taken down' }),
    ...entry,
  })
  .openapi('SwitchEntry');

const DeskSwitchesSchema = z
  .object({
    switches: z.array(SwitchStateSchema),
    banner: z
      .object({
        kind: z.enum(bannerKinds),
        text_de: z.string(),
        text_en: z.string(),
        begins_at: InstantSchema.nullable(),
        ends_at: InstantSchema.nullable(),
      })
      .nullable()
      .openapi({ description: 'Shown, or going to be' }),
    history: z.array(SwitchEntrySchema).openapi({ description: 'The last hundred changes, newest first' }),
  })
  .openapi('DeskSwitches');

const getService = defineRoute({
  method: 'get',
  path: '/service',
  operationId: 'getService',
  priority: 'always',
  tag: 'Catalogue',
  summary: 'What is switched off at the moment, and the banner of the operator',
  access: { as: 'anyone' },
  audience: 'browser',
  success: { status: 200, description: 'The state of the service', schema: ServiceSchema },
});

const listSwitches = defineRoute({
  method: 'get',
  path: '/desk/switches',
  operationId: 'listSwitches',
  priority: 'always',
  tag,
  summary: 'All switches, the banner, and who changed what when and why',
  access: reads,
  success: { status: 200, description: 'Switches and their history', schema: DeskSwitchesSchema },
});

const throwSwitch = defineRoute({
  method: 'post',
  path: '/desk/switches/{name}',
  operationId: 'throwSwitch',
  priority: 'always',
  tag,
  summary: 'Switch a part of the service off or on; every process follows within ten seconds',
  description: 'Operations that it stops answer 503 `switched_off`; jobs that it stops wait and go on later.',
  access: throws,
  isIdempotent: true,
  request: {
    params: z.object({ name: SwitchSchema }),
    body: jsonBody(
      z.strictObject({
        is_off: z.boolean(),
        reason: ReasonSchema,
        until: AskedInstantSchema.nullable()
          .optional()
          .openapi({ description: 'Only off: it is on again then, by itself' }),
      }),
    ),
  },
  success: { status: 200, description: 'Switches and their history', schema: DeskSwitchesSchema },
});

const bannerText = text(switchLimits.bannerLength, 1);

const changeBanner = defineRoute({
  method: 'post',
  path: '/desk/banner',
  operationId: 'changeBanner',
  priority: 'always',
  tag,
  summary: 'Show a sentence on the screens of businesses and staff, or take it down',
  access: throws,
  isIdempotent: true,
  request: {
    body: jsonBody(
      z.strictObject({
        banner: z
          .strictObject({
            kind: z.enum(bannerKinds),
            text_de: bannerText,
            text_en: bannerText,
            begins_at: AskedInstantSchema.nullable().optional(),
            ends_at: AskedInstantSchema.nullable().optional(),
          })
          .nullable()
          .openapi({ description: 'Null takes it down' }),
        reason: ReasonSchema,
      }),
    ),
  },
  success: { status: 200, description: 'Switches and their history', schema: DeskSwitchesSchema },
});

export const deskSwitchesRoutes = { getService, listSwitches, throwSwitch, changeBanner };
