import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { demoKeys } from '#domain/shared/demo.ts';
import { appBudgets } from '#domain/shared/limits.ts';
import type { Operator } from '#domain/shared/operator.ts';
import type { PlanSupport } from '#server/operator.ts';
import { operatorSchema } from '#server/operator.ts';
import { ConfigError } from '#server/settings/config-error.ts';
import { isMailbox } from '#server/settings/mailbox.ts';
import { readSettingFiles } from '#server/settings/read-setting-files.ts';
import type { VapidSettings } from '#server/settings/read-vapid.ts';
import { readVapid } from '#server/settings/read-vapid.ts';
import { findUnsafeSettings } from '#server/settings/unsafe-settings.ts';

export { ConfigError } from '#server/settings/config-error.ts';

/** Where files are kept when they are not on disk. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** Address of a store other than Amazon's; null = Amazon's in `region`. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
  /** Puts the bucket into the path instead of the host name, as most self-hosted stores expect. */
  forcePathStyle: boolean;
}

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** An address other than Stripe's own: a stand-in for trials. */
  apiUrl: string | null;
}

/** Every setting of the process, parsed once at start. */
export interface Config {
  mode: 'demo' | 'production';
  port: number;
  /** The demo, whose passwords are public, listens on loopback unless told otherwise. */
  host: string;
  dataDir: string;
  publicUrl: string;
  publicApiKey: string;
  /** The key by which the consumer app identifies itself; null = its endpoints are closed. */
  appServiceKey: string | null;
  /** What the app may ask of one process. */
  appRequestsPerMinute: number;
  /** For local trials: webhooks may then go to private addresses. */
  allowPrivateWebhooks: boolean;
  /** External PostgreSQL; null = the embedded one in `dataDir`. */
  databaseUrl: string | null;
  /** The role that owns the tables and changes them; null = that of `databaseUrl`. */
  databaseOwnerUrl: string | null;
  /** A replica for reads that may be a second behind; null = the primary answers them too. */
  databaseReaderUrl: string | null;
  /** S3-compatible file store; null = the folder `files` in `dataDir`. */
  s3: S3Settings | null;
  /** Mail server; null = the demo mailbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Address of a geocoder's search (Nominatim or Photon); null = places come from postcodes and owners alone. */
  geocoderUrl: string | null;
  /** Payments through Stripe; null = the demo's provider. */
  stripe: StripeSettings | null;
  /** Key of the HMAC that mailed codes are stored under. */
  secretKey: string;
  /** The previous key; what is still sealed with it is sealed again at the start. */
  formerSecretKey: string | null;
  confirmation: 'code' | 'dummy';
  isBehindProxy: boolean;
  /** The token by which the reader of `/metrics` identifies itself; null = there is no such page. */
  metricsToken: string | null;
  /** Whether phones keep the app of members for moments without a connection. */
  offlineApp: boolean;
  /** For notices on members' devices; null = nothing of them is offered. */
  vapid: VapidSettings | null;
  logLevel: string;
  operator: Operator;
  /** Whom businesses with a large plan reach, from the operator's file. */
  planSupport: PlanSupport;
}

const flag = z.enum(['', '0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  DEMO: flag.optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().min(1).default('./.data'),
  PUBLIC_URL: httpUrl.optional(),
  PUBLIC_API_KEY: z.string().min(8).optional(),
  APP_SERVICE_KEY: z.string().min(16).optional(),
  APP_REQUESTS_PER_MINUTE: z.coerce.number().int().min(60).max(100_000_000).default(appBudgets.requests.points),
  WEBHOOKS_ALLOW_PRIVATE: flag.default(false),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_OWNER_URL: postgresUrl.optional(),
  DATABASE_READER_URL: postgresUrl.optional(),
  FILES: z.literal('local').optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_FORCE_PATH_STYLE: flag.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().refine(isMailbox, 'expected one address, such as Dabei <hallo@dabei.example>').optional(),
  SECRET_KEY: z.string().min(32).optional(),
  FORMER_SECRET_KEY: z.string().min(32).optional(),
  STRIPE_SECRET_KEY: z.string().min(8).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8).optional(),
  STRIPE_API_URL: httpUrl.optional(),
  GEOCODER_URL: httpUrl.optional(),
  CONFIRMATION: z.enum(['code', 'dummy']).default('code'),
  TRUST_PROXY: flag.default(false),
  METRICS_TOKEN: z.string().min(16).optional(),
  OFFLINE_APP: flag.default(true),
  VAPID_PUBLIC_KEY: z.string().min(1).optional(),
  VAPID_PRIVATE_KEY: z.string().min(1).optional(),
  VAPID_SUBJECT: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  OPERATOR_FILE: z.string().min(1).default('./operator.json'),
});

/** Every setting there is. Each can also be read from a file, named by `NAME_FILE`. */
export const settingNames: readonly string[] = Object.keys(environmentSchema.shape);

const requiredInProduction = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'PUBLIC_API_KEY',
  'SECRET_KEY',
  'SMTP_URL',
  'MAIL_FROM',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;
const requiredOfS3 = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const requiredOfOperator = [
  'company',
  'street',
  'zipCode',
  'city',
  'managingDirector',
  'registerCourt',
  'registerNumber',
  'email',
] as const;

function readOperator(path: string) {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(resolve(path), 'utf8'));
  } catch (error) {
    throw new ConfigError(`OPERATOR_FILE ${path} cannot be read: ${(error as Error).message}`);
  }
  const parsed = operatorSchema.safeParse(content);
  if (!parsed.success) {
    throw new ConfigError(
      `OPERATOR_FILE ${path}: ${parsed.error.issues.map((i) => `${i.path.join('.')} ${i.message}`).join('; ')}`,
    );
  }
  return parsed.data;
}

function readStripe({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl = null,
}: {
  STRIPE_SECRET_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  STRIPE_API_URL?: string | null;
}): StripeSettings | null {
  if (secretKey && webhookSecret) return { secretKey, webhookSecret, apiUrl };
  if (secretKey || webhookSecret) throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together');
  return null;
}

/** Operator fields that the law requires and that are not set. */
export function missingOperatorFields(operator: Operator): string[] {
  return requiredOfOperator.filter((field) => !operator[field]);
}

type Environment = z.output<typeof environmentSchema>;

/**
 * The file store of the settings; a half-configured one is an error. A store with an address of its own uses the path
 * style.
 */
function readS3(env: Environment): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!Object.entries(env).some(([name, value]) => name.startsWith('S3_') && value !== undefined)) return null;
  if (env.FILES === 'local') throw new ConfigError('FILES=local and the settings S3_* contradict each other');
  if (!bucket || !accessKeyId || !secretAccessKey) {
    const missing = requiredOfS3.filter((name) => !env[name]);
    throw new ConfigError(`The file store on S3 needs these settings too: ${missing.join(', ')}`);
  }
  return {
    bucket,
    accessKeyId,
    secretAccessKey,
    region: env.S3_REGION ?? 'us-east-1',
    endpoint: env.S3_ENDPOINT ?? null,
    forcePathStyle: env.S3_FORCE_PATH_STYLE ?? env.S3_ENDPOINT !== undefined,
  };
}

/**
 * Throws one ConfigError that lists everything that makes these settings unfit for production. Files on the disk are lost to
 * a second process on another machine, so they have to be meant.
 */
function requireProduction(env: Environment, operator: Operator): void {
  const required = [...requiredInProduction, ...(env.FILES === 'local' ? [] : requiredOfS3)];
  const missing: string[] = required.filter((name) => env[name] === undefined);
  missing.push(...missingOperatorFields(operator).map((field) => `operator.${field}`));
  const unsafe = findUnsafeSettings(env);
  const sentences = [
    ...(missing.length > 0 ? [`Production needs these settings: ${missing.join(', ')}`] : []),
    ...(unsafe.length > 0 ? [`Production refuses these settings: ${unsafe.join('; ')}`] : []),
  ];
  if (sentences.length > 0) throw new ConfigError(sentences.join('. '));
}

/** Reads a subset of the settings from the environment and the files it names; throws a ConfigError for unusable values. */
function parseSettings<T>(
  schema: z.ZodType<T> & { shape: object },
  environment: Record<string, string | undefined>,
): T {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(readSettingFiles(given, Object.keys(schema.shape)));
  if (parsed.success) return parsed.data;
  throw new ConfigError(parsed.error.issues.map((i) => `${i.path.join('.')} is not usable: ${i.message}`).join('; '));
}

/** Reads the environment; throws one ConfigError that lists everything missing or wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const env = parseSettings(environmentSchema, environment);
  const isDemo = env.DEMO ?? (env.NODE_ENV !== 'production' && env.DATABASE_URL === undefined);
  const mode = isDemo ? 'demo' : 'production';
  const { planSupport, ...operator } = readOperator(env.OPERATOR_FILE);

  if (isDemo && env.NODE_ENV === 'production') {
    throw new ConfigError('DEMO=1 and NODE_ENV=production contradict each other: the demo keeps no secret');
  }
  if (env.DATABASE_OWNER_URL !== undefined && env.DATABASE_URL === undefined) {
    throw new ConfigError('DATABASE_OWNER_URL needs DATABASE_URL, the role that serves');
  }
  if (env.DATABASE_READER_URL !== undefined && env.DATABASE_URL === undefined) {
    throw new ConfigError('DATABASE_READER_URL needs DATABASE_URL, the primary');
  }
  if (env.APP_SERVICE_KEY !== undefined && env.APP_SERVICE_KEY === env.PUBLIC_API_KEY) {
    throw new ConfigError('APP_SERVICE_KEY must not be the PUBLIC_API_KEY, which every page carries');
  }
  if (mode === 'production') requireProduction(env, operator);
  return {
    mode,
    port: env.PORT,
    host: env.HOST ?? (isDemo ? '127.0.0.1' : '0.0.0.0'),
    dataDir: resolve(env.DATA_DIR),
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    publicApiKey: env.PUBLIC_API_KEY ?? demoKeys.publicApiKey,
    allowPrivateWebhooks: env.WEBHOOKS_ALLOW_PRIVATE,
    appRequestsPerMinute: env.APP_REQUESTS_PER_MINUTE,
    appServiceKey: env.APP_SERVICE_KEY ?? (isDemo ? demoKeys.appServiceKey : null),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseOwnerUrl: env.DATABASE_OWNER_URL ?? null,
    databaseReaderUrl: env.DATABASE_READER_URL ?? null,
    s3: readS3(env),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? `${operator.name ?? 'Dabei'} <${operator.email ?? 'hallo@dabei.example'}>`,
    geocoderUrl: mode === 'demo' ? null : (env.GEOCODER_URL ?? null),
    stripe: readStripe(env),
    secretKey: env.SECRET_KEY ?? demoKeys.secretKey,
    formerSecretKey: env.FORMER_SECRET_KEY ?? null,
    confirmation: env.CONFIRMATION,
    isBehindProxy: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN ?? null,
    offlineApp: env.OFFLINE_APP,
    vapid: readVapid(env),
    logLevel: env.LOG_LEVEL,
    operator,
    planSupport,
  };
}

/** Only the two addresses of an external database, for what changes its schema and needs no other setting. */
export function readDatabaseRoles(environment: Record<string, string | undefined>) {
  const schema = environmentSchema.pick({ DATABASE_URL: true, DATABASE_OWNER_URL: true });
  const { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: databaseOwnerUrl = null } = parseSettings(schema, environment);
  if (databaseUrl === undefined)
    throw new ConfigError('DATABASE_URL is not set: the embedded database needs no migration');
  return { databaseUrl, databaseOwnerUrl };
}

/** The settings of this process. React is built for production only if NODE_ENV says so before React loads. */
export function readEnvironment(): Config {
  const config = readConfig(process.env);
  process.env.NODE_ENV ??= 'production';
  return config;
}
