import { z } from '@hono/zod-openapi';
import { BalanceSchema, CreditEntrySchema } from '#contract/credits.ts';
import { InvoiceSchema } from '#contract/invoices.ts';
import { ReviewedMeasureSchema } from '#contract/measures.ts';
import { NoteSchema } from '#contract/review.ts';
import { FactorSchema } from '#contract/second-factors.ts';
import { IdSchema, InstantSchema, line } from '#contract/shared/fields.ts';
import { PagingQuery } from '#contract/shared/paging.ts';
import { defineRoute } from '#contract/shared/route.ts';
import { SubscriptionSchema } from '#contract/subscription.ts';
import { WebhookAtAGlanceSchema } from '#contract/webhooks.ts';
import { mailStates } from '#domain/delivery/states.ts';
import { suppressionCauses } from '#domain/delivery/suppression.ts';
import { matchedBy, searchLength } from '#domain/desk/customer-search.ts';
import { timelineKinds } from '#domain/desk/timeline.ts';
import { eventStatuses } from '#domain/events/lifecycle.ts';
import { checkoutTypes } from '#domain/plans/offers.ts';
import { reportOutcomes } from '#domain/reports/decisions.ts';
import { reportKinds } from '#domain/reports/kinds.ts';
import { memberStatuses, permissions, teamRoles } from '#domain/team/permissions.ts';
import { verificationStatuses } from '#domain/verification/status.ts';

const tag = 'Desk';
const { limit, cursor } = PagingQuery;
const CursorQuery = { limit, cursor };
const readsCustomers = { as: 'reviewer', may: 'read_customers' } as const;
const params = z.object({ id: IdSchema.openapi({ description: 'Of the business' }) });

const shortFields = {
  id: IdSchema,
  company_name: z.string().openapi({ description: 'Empty once erased' }),
  display_name: z.string().nullable(),
  address: z.string(),
  verification_status: z.enum(verificationStatuses),
  is_closed: z.boolean().openapi({ description: 'The account was deleted; the law keeps invoices and ledger' }),
  open_measures: z.int(),
};

export const FoundCustomerSchema = z
  .object({
    ...shortFields,
    owner: z.object({ name: z.string().nullable(), email: z.string() }).nullable().openapi({
      description: 'Null once erased',
    }),
    matches: z
      .array(
        z.object({
          by: z.enum(matchedBy),
          text: z.string().openapi({ description: 'What was found, such as the address or the title' }),
          is_exact: z.boolean(),
        }),
      )
      .openapi({ description: 'Why it was found, best first' }),
  })
  .openapi('FoundCustomer');

const searchCustomers = defineRoute({
  method: 'get',
  path: '/desk/customers',
  operationId: 'searchCustomers',
  priority: 'always',
  tag,
  summary: 'Find customers by anything that they say',
  description:
    "A name, an e-mail address, phone, register or invoice number, event code or address, coupon, an id, a key's first or last characters, or the id of a request that changed or read something. Whole matches first. The answer is the best 20.",
  access: readsCustomers,
  request: {
    query: z.strictObject({
      q: line(searchLength.most, searchLength.least).openapi({ example: 'demo@dabei.example' }),
    }),
  },
  success: {
    status: 200,
    description: 'Customers, best first',
    schema: z.object({ data: z.array(FoundCustomerSchema), has_more: z.boolean() }),
  },
});

const SignInSchema = z
  .object({
    user_agent: z.string().nullable(),
    country: z.string().nullable(),
    created_at: InstantSchema,
    last_used_at: InstantSchema,
    ended_at: InstantSchema.nullable(),
  })
  .openapi('CustomerSignIn');

const PersonSchema = z
  .object({
    member_id: IdSchema,
    user_id: IdSchema.nullable().openapi({ description: 'Null while invited' }),
    name: z.string().nullable(),
    email: z.string(),
    is_owner: z.boolean(),
    role: z.enum(teamRoles),
    permissions: z.array(z.enum(permissions)),
    status: z.enum(memberStatuses),
    created_at: InstantSchema,
    suppression: z.object({ cause: z.enum(suppressionCauses), reason: z.string(), since: InstantSchema }).nullable(),
    sign_ins: z.array(SignInSchema).openapi({ description: 'The newest ten, ended ones included' }),
    factors: z.array(FactorSchema),
    recovery_codes_left: z.int(),
  })
  .openapi('CustomerPerson');

const EventSchema = z
  .object({
    id: IdSchema,
    code: z.string(),
    title: z.string(),
    status: z.enum(eventStatuses),
    event_date: z.string().nullable(),
    start_time: z.string().nullable(),
    path: z.string().openapi({ description: 'Of its page' }),
    is_held: z.boolean().openapi({ description: 'Waits for staff to look at it' }),
    is_hidden: z.boolean().openapi({ description: 'By a measure' }),
    joined_count: z.int(),
    created_at: InstantSchema,
  })
  .openapi('CustomerEvent');

const MailSchema = z
  .object({
    id: IdSchema,
    to: z.string(),
    kind: z.string(),
    state: z.enum(mailStates),
    reason: z.string(),
    delayed_at: InstantSchema.nullable(),
    created_at: InstantSchema,
  })
  .openapi('CustomerMail');

const KeySchema = z
  .object({
    id: IdSchema,
    name: z.string(),
    prefix: z.string(),
    ending: z.string().nullable(),
    test: z.boolean(),
    expires_at: InstantSchema.nullable(),
    last_used_at: InstantSchema.nullable(),
  })
  .openapi('CustomerKey');

const ReportSchema = z
  .object({
    id: IdSchema,
    name: z.string().nullable(),
    kinds: z.array(z.enum(reportKinds)),
    first_reported_at: InstantSchema,
    decided_at: InstantSchema.nullable(),
    outcome: z.enum(reportOutcomes).nullable(),
  })
  .openapi('CustomerReport');

export const CustomerSchema = z
  .object({
    ...shortFields,
    legal_form: z.string(),
    business_type: z.string(),
    phone: z.string(),
    email: z.string(),
    register_number: z.string().nullable(),
    tax_id: z.string().nullable(),
    managing_director: z.string().nullable(),
    page_path: z.string().nullable(),
    created_at: InstantSchema,
    closed_at: InstantSchema.nullable(),
    is_hidden: z.boolean(),
    publishing_stopped: z.boolean(),
    writing_stopped: z.boolean(),
    needs_second_factor: z.boolean(),
    plan: z.object({
      status: z.string().openapi({ description: "`none` without a subscription, or the payment provider's" }),
      plan_type: z.string().nullable(),
      period_ends_at: InstantSchema.nullable(),
      cancels_at_period_end: z.boolean(),
      trial_ends_at: InstantSchema.nullable().openapi({ description: 'Null after the trial' }),
    }),
    people: z.array(PersonSchema),
    events: z.object({ total: z.int(), data: z.array(EventSchema).openapi({ description: 'The newest 20' }) }),
    mails: z.array(MailSchema).openapi({ description: 'To its people and addresses; of 30 days, the newest 50' }),
    webhooks: z.array(WebhookAtAGlanceSchema),
    api_keys: z.array(KeySchema),
    measures: z.array(ReviewedMeasureSchema),
    reports: z.array(ReportSchema).openapi({ description: 'Without the reporters' }),
    notes: z.array(NoteSchema),
  })
  .openapi('Customer');

const getCustomer = defineRoute({
  method: 'get',
  path: '/desk/customers/{id}',
  operationId: 'getCustomer',
  priority: 'always',
  tag,
  summary: 'A customer: state, people, events, mails, webhooks, sign-ins, measures, reports and notes',
  description: "The read is in the owner's log. Without proofs, secrets and guests.",
  access: readsCustomers,
  request: { params },
  success: { status: 200, description: 'The customer', schema: CustomerSchema },
  problems: ['not_found'],
});

const PaymentSchema = z
  .object({
    id: IdSchema,
    reference: z.string().openapi({ description: 'At the payment provider' }),
    type: z.enum(checkoutTypes),
    item: z.string(),
    amount_cents: z.int(),
    credits: z.int(),
    refunded_cents: z.int(),
    disputed_cents: z.int(),
    paid_at: InstantSchema,
  })
  .openapi('CustomerPayment');

export const CustomerMoneySchema = z
  .object({
    balance: BalanceSchema,
    subscription: SubscriptionSchema,
    ledger: z.array(CreditEntrySchema),
    next_cursor: z.string().nullable().openapi({ description: 'Of the ledger' }),
    invoices: z
      .array(InvoiceSchema.extend({ payment_id: IdSchema }).openapi('CustomerInvoice', { example: undefined }))
      .openapi({ description: 'The newest 20' }),
    payments: z.array(PaymentSchema).openapi({ description: 'The newest 20' }),
  })
  .openapi('CustomerMoney');

const getCustomerMoney = defineRoute({
  method: 'get',
  path: '/desk/customers/{id}/money',
  operationId: 'getCustomerMoney',
  priority: 'always',
  tag,
  summary: "A customer's credits with a page of the ledger, invoices and payments",
  description: "The read is in the owner's log.",
  access: { as: 'reviewer', may: 'read_payments' },
  request: { params, query: z.strictObject(CursorQuery) },
  success: { status: 200, description: 'Credits, invoices and payments', schema: CustomerMoneySchema },
  problems: ['not_found'],
});

export const TimelineEntrySchema = z
  .object({
    id: IdSchema,
    kind: z.enum(timelineKinds),
    what: z.string().openapi({ description: 'Action, reason, state or browser, by kind' }),
    actor: z.object({ kind: z.string(), name: z.string().nullable() }).nullable(),
    detail: z.string().nullable().openapi({ description: 'A name, number, address or text, by kind' }),
    amount: z.int().nullable().openapi({ description: 'Credits, or cents of payments and invoices' }),
    created_at: InstantSchema,
  })
  .openapi('TimelineEntry');

const listCustomerTimeline = defineRoute({
  method: 'get',
  path: '/desk/customers/{id}/timeline',
  operationId: 'listCustomerTimeline',
  priority: 'always',
  tag,
  summary: 'Everything that happened with a customer, newest first',
  description: "Money only with the right to read payments. The read is in the owner's log.",
  access: readsCustomers,
  request: { params, query: z.strictObject({ ...CursorQuery, kind: z.enum(timelineKinds).optional() }) },
  success: {
    status: 200,
    description: 'A page',
    schema: z.object({ data: z.array(TimelineEntrySchema), next_cursor: z.string().nullable() }),
  },
  problems: ['not_found'],
});

export const deskCustomersRoutes = { searchCustomers, getCustomer, getCustomerMoney, listCustomerTimeline };
