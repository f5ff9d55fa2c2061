import { z } from '@hono/zod-openapi';
import { publicEventFields } from '#contract/shared/event-fields.ts';
import { DaySchema, InstantSchema } from '#contract/shared/fields.ts';
import { SpecialDaysSchema } from '#contract/shared/hours.ts';
import { PlaceSchema } from '#contract/shared/place.ts';
import { businessTypes } from '#domain/catalogue/business-types.ts';
import { legalForms } from '#domain/catalogue/legal-forms.ts';
import { accentNames } from '#domain/profile/accents.ts';

/** Null without branding in the plan. */
const branding = {
  accent: z.enum(accentNames).nullable().openapi({ description: 'Its colour; null without one. Use dark text on it' }),
  logo_url: z.string().nullable(),
};

const distance = z.int().nullable().openapi({ description: "From the query's point, great-circle; null without one" });

export const FeedEventSchema = z
  .object({
    ...publicEventFields,
    status: z.enum(['published', 'cancelled']).openapi({
      description: 'A cancelled event is in no feed and cannot be joined, but its page stays for some days',
    }),
    cancel_reason: z.string().nullable().openapi({ description: 'The words of the business' }),
    business: z.object({
      id: z.string(),
      display_name: z.string(),
      profile_image_url: z.string().nullable(),
      ...branding,
    }),
    place: PlaceSchema.nullable(),
    distance_m: distance,
  })
  .openapi('FeedEvent');

/** A feed event, with whether its place is paid. */
export const FeedItemSchema = FeedEventSchema.extend({
  placement: z
    .enum(['paid'])
    .nullable()
    .openapi({ description: '`paid`: the business paid for this place; show `label` with it' }),
  label: z
    .object({ de: z.string(), en: z.string() })
    .nullable()
    .openapi({ description: 'Label of a paid place in each language; otherwise null' }),
}).openapi('FeedItem');

const OpenStateSchema = z
  .object({
    is_open: z.boolean(),
    closes_at: InstantSchema.nullable().openapi({
      description: 'Null while closed, and if not closing within a week',
    }),
    opens_at: InstantSchema.nullable().openapi({ description: 'Null while open, and when no weekday has hours' }),
    closure: z
      .object({ start_date: z.string(), end_date: z.string(), reason: z.string() })
      .nullable()
      .openapi({ description: 'The closure in effect today' }),
  })
  .openapi('OpenState');

const cardFields = {
  id: z.string(),
  display_name: z.string(),
  page_url: z.string().nullable().openapi({
    description: 'The public page; null for some hours after an update from a version without pages',
  }),
  business_type: z.enum(businessTypes),
  categories: z.array(z.string()),
  profile_image_url: z.string().nullable(),
  address: z.string(),
  place: PlaceSchema.nullable(),
  distance_m: distance,
  open_state: OpenStateSchema.openapi({ description: 'At `open_at` of the query, or now' }),
};

export const GuestBusinessCardSchema = z
  .object({
    ...cardFields,
    next_event: z
      .object({ id: z.string(), title: z.string(), starts_at: InstantSchema, ends_at: InstantSchema.nullable() })
      .nullable(),
  })
  .openapi('GuestBusinessCard');

export const GuestBusinessSchema = z
  .object({
    ...cardFields,
    ...branding,
    description: z.string(),
    phone: z.string().nullable().openapi({ description: 'Null unless the business shows it; `email` alike' }),
    email: z.string().nullable(),
    website_url: z.string().nullable(),
    opening_days: z
      .array(
        z.object({
          date: DaySchema,
          opens_at: InstantSchema.nullable(),
          closes_at: InstantSchema.nullable(),
          spans: z.array(z.object({ opens_at: InstantSchema, closes_at: InstantSchema })),
          exception: z
            .object({
              kind: z.enum(['closure', 'special_day', 'holiday']),
              reason: z.string(),
              holiday: z.object({ de: z.string(), en: z.string() }).nullable(),
            })
            .nullable(),
        }),
      )
      .openapi({
        description:
          'Fourteen days from today in Berlin, closures, special hours, holidays and seasons applied; a night belongs to the day it begins on. `spans` are all hours of a day, `opens_at` and `closes_at` those of the first. `exception` says why a day is not as usual: the reason in the words of the business (may be empty), or the German name of the `holiday`, which is given in both languages',
      }),
    closures: z.array(z.object({ start_date: z.string(), end_date: z.string(), reason: z.string() })),
    special_days: SpecialDaysSchema.openapi({
      description: 'Dates with hours of their own, from today on; without spans it is closed',
    }),
    imprint: z
      .object({
        company_name: z.string(),
        legal_form: z.enum(legalForms),
        managing_director: z.string().nullable(),
        register_number: z.string().nullable(),
        address: z.string(),
        phone: z.string(),
        email: z.string(),
      })
      .openapi({ description: 'Imprint data required by § 5 DDG' }),
    events: z
      .array(FeedEventSchema)
      .openapi({ description: 'At most 20 coming events, soonest first, and recently cancelled ones' }),
  })
  .openapi('GuestBusiness');
