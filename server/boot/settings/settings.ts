import { z } from 'zod';
import { appBudgets } from '#domain/shared/limits.ts';
import { firstHeldEvents } from '#domain/signals/hold-time.ts';
import { fourEyesModes } from '#domain/verification/desk.ts';
import { httpUrl, isHost, postgresUrl, smtpUrl, trackerUrl } from '#server/boot/settings/addresses.ts';
import { isMailbox, isReturnPath } from '#server/boot/settings/mailbox.ts';
import { otlpHeaders } from '#server/boot/settings/read-tracing.ts';
import { readTrustedProxies } from '#server/boot/settings/trusted-proxies.ts';

/** Order of `docs/settings.md`. */
export const settingGroups = [
  'Process',
  'Database',
  'Files',
  'Mail',
  'Payments',
  'Keys and access',
  'Operator and rules',
  'Monitoring',
  'Devices',
] as const;

/** A row of `docs/settings.md`. */
interface About {
  group: (typeof settingGroups)[number];
  /** Markdown, one or two sentences. Links start at `docs/`. */
  meaning: string;
  /** Default in words, if the schema has none. */
  otherwise?: string;
  /** Hidden in examples; better read from a file. */
  isSecret?: true;
  /** Production does not start without it. */
  isRequired?: true;
}

const rows = new Map<z.ZodType, About>();

/** Attaches its documentation to a setting's schema. */
function setting<T extends z.ZodType>(schema: T, about: About): T {
  rows.set(schema, about);
  return schema;
}

const flag = z.enum(['', '0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const proxies = z.string().transform((value, { issues }) => {
  const read = readTrustedProxies(value.trim());
  if (read === undefined) {
    issues.push({ code: 'custom', input: value, message: 'expected a number up to 9, or networks such as 10.0.0.0/8' });
  }
  return read ?? null;
});

/** Every setting by environment variable: schema, default and documentation. */
export const settingsSchema = z.object({
  PORT: setting(z.coerce.number().int().min(0).max(65_535).default(3000), {
    group: 'Process',
    meaning: 'Port to listen on.',
  }),
  HOST: setting(z.string().refine(isHost, 'expected an address of this machine, such as 127.0.0.1 or ::1').optional(), {
    group: 'Process',
    otherwise: '`127.0.0.1` in the demo, else `0.0.0.0`',
    meaning: 'Address to listen on.',
  }),
  DATA_DIR: setting(z.string().min(1).default('./.data'), {
    group: 'Process',
    meaning: 'Folder of the embedded database and the files, and of videos on their way to the store.',
  }),
  NODE_ENV: setting(z.string().optional(), {
    group: 'Process',
    meaning: '`production` switches to production, as `DATABASE_URL` does.',
  }),
  DEMO: setting(flag.optional(), {
    group: 'Process',
    otherwise: 'on without `DATABASE_URL`',
    meaning: '`1` runs the demo on an external database. Refused with `NODE_ENV=production`.',
  }),
  PUBLIC_URL: setting(httpUrl.optional(), {
    group: 'Process',
    isRequired: true,
    otherwise: '`http://localhost:PORT`',
    meaning:
      'Address as browsers see it. The demo responds there and on this machine only. In production `https://`, or `http://` on this machine for trials.',
  }),
  WORK: setting(z.enum(['web', 'jobs', 'all']).default('all'), {
    group: 'Process',
    meaning:
      '`web` serves requests and runs no jobs; `jobs` runs them and serves only `/healthz`, `/readyz` and `/metrics`.',
  }),
  SHUTDOWN_DELAY: setting(z.coerce.number().min(0).max(60).optional(), {
    group: 'Process',
    otherwise: '5, in the demo 0',
    meaning:
      'Seconds for which a process that received SIGTERM reports itself as not ready at `/readyz` and still serves requests. Requests in flight then have 15 more, so grant a process 25 seconds besides.',
  }),
  TRUST_PROXY: setting(proxies.default(null), {
    group: 'Process',
    otherwise: '0',
    meaning:
      'Number of proxies in front (`1`, `2`), or their addresses and networks (`10.0.0.0/8, 2001:db8::/32`). The caller is the first address from the right in `X-Forwarded-For` that is not a proxy. Networks also hold where a proxy can be bypassed.',
  }),
  LOG_LEVEL: setting(z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'), {
    group: 'Process',
    meaning: '`silent`, `fatal`, `error`, `warn`, `info`, `debug` or `trace`.',
  }),
  DATABASE_URL: setting(postgresUrl.optional(), {
    group: 'Database',
    isRequired: true,
    isSecret: true,
    otherwise: 'the embedded database',
    meaning: 'External PostgreSQL 15 or newer. Also switches to production.',
  }),
  DATABASE_DIRECT_URL: setting(postgresUrl.optional(), {
    group: 'Database',
    isSecret: true,
    meaning:
      'The same database past a pooler that `DATABASE_URL` leads through ([how](../ops/runbooks/connections.md)).',
  }),
  DATABASE_OWNER_URL: setting(postgresUrl.optional(), {
    group: 'Database',
    isSecret: true,
    meaning:
      'Role that owns the tables, where that of `DATABASE_URL` may not change them ([how](../ops/runbooks/upgrade.md)).',
  }),
  DATABASE_READER_URL: setting(postgresUrl.optional(), {
    group: 'Database',
    isSecret: true,
    meaning:
      'Replica for lists of many businesses and for analytics, which may be a second behind. The primary serves them while it is away ([how](../ops/runbooks/high-availability.md)).',
  }),
  DATABASE_POOL_SIZE: setting(z.coerce.number().int().min(2).max(500).default(10), {
    group: 'Database',
    meaning: 'Connections for requests.',
  }),
  JOBS_POOL_SIZE: setting(z.coerce.number().int().min(2).max(100).default(4), {
    group: 'Database',
    meaning: 'Connections for the work of jobs, and as many for the queue.',
  }),
  PREPARED_STATEMENTS: setting(flag.default(true), {
    group: 'Database',
    otherwise: '1',
    meaning: '`0` behind a pooler that shares sessions and does not keep prepared statements.',
  }),
  MIGRATE: setting(flag.default(true), {
    group: 'Database',
    otherwise: '1',
    meaning:
      '`0` keeps a process from changing the schema; `npm run migrate` is then a step of its own. The process needs no right to change it, and refuses to start on an older one.',
  }),
  FILES: setting(z.literal('local').optional(), {
    group: 'Files',
    meaning:
      '`local` lets production keep files in `DATA_DIR`: for one machine, or for processes that share the folder.',
  }),
  S3_BUCKET: setting(z.string().min(1).optional(), {
    group: 'Files',
    isRequired: true,
    meaning: 'Private bucket for files. The demo keeps files in `DATA_DIR`.',
  }),
  S3_ACCESS_KEY_ID: setting(z.string().min(1).optional(), {
    group: 'Files',
    isRequired: true,
    meaning: 'Key of the bucket.',
  }),
  S3_SECRET_ACCESS_KEY: setting(z.string().min(1).optional(), {
    group: 'Files',
    isRequired: true,
    isSecret: true,
    meaning: 'Secret of that key.',
  }),
  S3_REGION: setting(z.string().min(1).optional(), {
    group: 'Files',
    otherwise: '`us-east-1`',
    meaning: 'Region of the bucket.',
  }),
  S3_ENDPOINT: setting(httpUrl.optional(), {
    group: 'Files',
    otherwise: "Amazon's",
    meaning: 'Address of another S3-compatible store.',
  }),
  S3_FORCE_PATH_STYLE: setting(flag.optional(), {
    group: 'Files',
    otherwise: 'on with `S3_ENDPOINT`',
    meaning: 'Puts the bucket into the path instead of the host name.',
  }),
  SMTP_URL: setting(smtpUrl.optional(), {
    group: 'Mail',
    isRequired: true,
    isSecret: true,
    otherwise: 'the demo mailbox',
    meaning: 'Mail server: `smtps://`, or `smtp://` with STARTTLS.',
  }),
  MAIL_FROM: setting(
    z.string().refine(isMailbox, 'expected one address, such as Dabei <hallo@dabei.example>').optional(),
    {
      group: 'Mail',
      isRequired: true,
      otherwise: "from the operator's data",
      meaning: 'Sender of mails.',
    },
  ),
  MAIL_RETURN_PATH: setting(
    z.string().refine(isReturnPath, 'expected an address with at most 22 characters before the @').optional(),
    {
      group: 'Mail',
      otherwise: "the mail server's",
      meaning:
        'Address that bounces go to, such as `bounces@mail.dabei.example`; a signed id is added to each mail (`bounces+…@`). Its mailbox hands them to `/mail-reports` ([how](domain/mails.md)).',
    },
  ),
  MAIL_REPORTS_SECRET: setting(z.string().min(24).optional(), {
    group: 'Mail',
    isSecret: true,
    meaning:
      'At least 24 characters. With it `/mail-reports` takes bounces and complaints, from the mailbox of `MAIL_RETURN_PATH` or the provider ([how](domain/mails.md)). The address does not exist without it.',
  }),
  DKIM_SELECTOR: setting(
    z
      .string()
      .regex(/^[a-z\d][a-z\d-]{0,62}$/i, 'expected letters, digits and hyphens')
      .optional(),
    {
      group: 'Mail',
      otherwise: 'the mail server signs',
      meaning: 'Name of the DKIM key in the DNS, for mails signed here. Needs `DKIM_PRIVATE_KEY`.',
    },
  ),
  DKIM_PRIVATE_KEY: setting(z.string().optional(), {
    group: 'Mail',
    isSecret: true,
    meaning: 'Private DKIM key as PEM (`openssl genrsa 2048`).',
  }),
  CONFIRMATION: setting(z.enum(['code', 'dummy']).default('code'), {
    group: 'Mail',
    meaning: '`dummy` accepts any code of a registration. Refused in production.',
  }),
  STRIPE_SECRET_KEY: setting(z.string().min(8).optional(), {
    group: 'Payments',
    isSecret: true,
    otherwise: "the demo's checkout, in production none",
    meaning: 'Payments through Stripe. Production without it is a pilot: plans and packs are announced, not sold.',
  }),
  STRIPE_WEBHOOK_SECRET: setting(z.string().min(8).optional(), {
    group: 'Payments',
    isSecret: true,
    meaning: 'Secret of the Stripe webhook at `/stripe/webhook`.',
  }),
  STRIPE_API_URL: setting(httpUrl.optional(), {
    group: 'Payments',
    otherwise: "Stripe's",
    meaning: 'Another address than that of Stripe: a stand-in for trials.',
  }),
  PUBLIC_API_KEY: setting(z.string().min(8).optional(), {
    group: 'Keys and access',
    isRequired: true,
    otherwise: '`dabei_public_demo` in the demo',
    meaning: 'Public key of the web front end.',
  }),
  APP_SERVICE_KEY: setting(z.string().min(16).optional(), {
    group: 'Keys and access',
    isSecret: true,
    otherwise: '`dabei_app_service_demo`, in production none',
    meaning: 'Key of the consumer app for `/app`. Without one these endpoints are closed.',
  }),
  APP_REQUESTS_PER_MINUTE: setting(
    z.coerce.number().int().min(60).max(100_000_000).default(appBudgets.requests.points),
    {
      group: 'Keys and access',
      meaning: 'Requests of the app that one process serves in a minute; 429 beyond that.',
    },
  ),
  SECRET_KEY: setting(z.string().min(32).optional(), {
    group: 'Keys and access',
    isRequired: true,
    isSecret: true,
    otherwise: 'a known one in the demo',
    meaning: "At least 32 characters. Protects mailed codes and the webhooks' secrets in the database.",
  }),
  FORMER_SECRET_KEY: setting(z.string().min(32).optional(), {
    group: 'Keys and access',
    isSecret: true,
    meaning: 'The previous key, while [keys are changed](../ops/runbooks/keys.md).',
  }),
  WEBHOOKS_ALLOW_PRIVATE: setting(flag.default(false), {
    group: 'Keys and access',
    otherwise: '0',
    meaning:
      '`1` lets webhooks and import sources call private addresses; in production only with a `PUBLIC_URL` on this machine, for trials.',
  }),
  OPERATOR_FILE: setting(z.string().min(1).default('./operator.json'), {
    group: 'Operator and rules',
    meaning:
      "Name, company and legal data of the operator. `appStore` and `googlePlay` are the app's addresses in the stores, `appLink` the address that opens an event in the app, with `{id}` for the event. `processors` lists the processors that the contract on guests' data names (`name`, `address`, `task`); one that is only announced says from when in its `task`. `planSupport` holds the contact person (`contactPerson`, `contactEmail`, `contactPhone`) and the telephone (`supportPhone`) that Professional and Enterprise are shown. Production refuses the sample's values.",
  }),
  HOLD_FIRST_EVENTS: setting(z.coerce.number().int().min(0).max(20).default(firstHeldEvents), {
    group: 'Operator and rules',
    meaning:
      'Number of first events of a new business that are held up to four hours before guests see them, 0 to 20. Those with signals are held in any case ([signals](domain/signals.md)).',
  }),
  REVIEW_FOUR_EYES: setting(z.enum(fourEyesModes).default('off'), {
    group: 'Operator and rules',
    meaning: '`rejections`: a rejection is a proposal until another reviewer confirms or returns it.',
  }),
  GEOCODER_URL: setting(httpUrl.optional(), {
    group: 'Operator and rules',
    meaning:
      'Search of a geocoder, Nominatim or Photon (`https://…/search`), which refines the places of businesses by their addresses in a job. The demo calls none.',
  }),
  METRICS_TOKEN: setting(z.string().min(16).optional(), {
    group: 'Monitoring',
    isSecret: true,
    meaning:
      'At least 16 characters. `/metrics` serves Prometheus with this bearer token and does not exist without it. [Alerts and a dashboard](../ops/monitoring) are included.',
  }),
  BACKUP_REPORTS: setting(z.string().min(1).optional(), {
    group: 'Monitoring',
    meaning:
      'Folder of the reports of backups and trial restores, as [`ops/backup`](../ops/runbooks/backup-and-restore.md) writes them. Late or failed ones are in `/metrics`, in the log and in a mail to the operator.',
  }),
  ERROR_TRACKER_DSN: setting(trackerUrl.optional(), {
    group: 'Monitoring',
    isSecret: true,
    meaning:
      "Address of an error tracker that takes Sentry's envelopes (Sentry, GlitchTip, Bugsink). Errors of the server are sent with type, place and the log's sentence, without requests, accounts and messages. Browsers send nothing.",
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(httpUrl.optional(), {
    group: 'Monitoring',
    meaning:
      'Address of a trace collector that takes OTLP over HTTP, such as `http://127.0.0.1:4318`. Nothing is traced without it ([content of a trace](decisions/0012-telemetry.md)).',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: setting(otlpHeaders.default({}), {
    group: 'Monitoring',
    isSecret: true,
    otherwise: 'none',
    meaning: 'Headers for the collector, `name=value,name=value`.',
  }),
  OTEL_TRACES_SAMPLER_ARG: setting(z.coerce.number().min(0).max(1).default(1), {
    group: 'Monitoring',
    meaning: 'Share of all traces that is kept, from 0 to 1.',
  }),
  OFFLINE_APP: setting(flag.default(true), {
    group: 'Devices',
    otherwise: '1',
    meaning:
      '`0` makes every browser drop its offline copy of the dashboard and the service worker behind it ([phone app](domain/phone-app.md)).',
  }),
  VAPID_PUBLIC_KEY: setting(z.string().min(1).optional(), {
    group: 'Devices',
    meaning:
      'Public key for push notifications to members, from `npm run notice-keys`. Without the three VAPID settings none are offered ([notices](domain/notices.md)).',
  }),
  VAPID_PRIVATE_KEY: setting(z.string().min(1).optional(), {
    group: 'Devices',
    isSecret: true,
    meaning: 'Its private key.',
  }),
  VAPID_SUBJECT: setting(z.string().min(1).optional(), {
    group: 'Devices',
    meaning: 'Contact for push services about them (`mailto:` or `https://`).',
  }),
});

export type Settings = z.output<typeof settingsSchema>;

/** Each may also be read from `NAME_FILE`. */
export const settingNames: readonly string[] = Object.keys(settingsSchema.shape);

const settingEntries = Object.entries(settingsSchema.shape) as [keyof Settings, z.ZodType][];

/** Required in production. */
export const requiredSettings = settingEntries.flatMap(([name, schema]) =>
  rows.get(schema)?.isRequired ? [name] : [],
);

/** Rows of `docs/settings.md` by group. */
export function settingRows() {
  const all = settingEntries.map(([name, schema]) => {
    const about = rows.get(schema);
    if (!about) throw new Error(`The setting ${name} has no row: wrap its schema in setting().`);
    const standard = schema.safeParse(undefined).data;
    return { name, ...about, otherwise: about.otherwise ?? (standard === undefined ? '' : `\`${standard}\``) };
  });
  return settingGroups.flatMap((group) => all.filter((row) => row.group === group));
}
