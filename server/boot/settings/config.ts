import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { demoKeys } from '#domain/shared/demo.ts';
import type { Operator } from '#domain/shared/operator.ts';
import type { FourEyes } from '#domain/verification/desk.ts';
import { ConfigError } from '#server/boot/settings/config-error.ts';
import type { OperatorFile, PlanSupport } from '#server/boot/settings/operator.ts';
import { operatorSchema } from '#server/boot/settings/operator.ts';
import type { DkimSettings } from '#server/boot/settings/read-dkim.ts';
import { readDkim } from '#server/boot/settings/read-dkim.ts';
import type { Findings } from '#server/boot/settings/read-settings.ts';
import { readSettings } from '#server/boot/settings/read-settings.ts';
import type { TracingSettings } from '#server/boot/settings/read-tracing.ts';
import { readTracing } from '#server/boot/settings/read-tracing.ts';
import type { VapidSettings } from '#server/boot/settings/read-vapid.ts';
import { readVapid } from '#server/boot/settings/read-vapid.ts';
import { findSampleFields } from '#server/boot/settings/sample-operator.ts';
import type { Settings } from '#server/boot/settings/settings.ts';
import { requiredSettings, settingNames, settingsSchema } from '#server/boot/settings/settings.ts';
import type { TrustedProxies } from '#server/boot/settings/trusted-proxies.ts';
import { findUnsafeSettings } from '#server/boot/settings/unsafe-settings.ts';

export { ConfigError } from '#server/boot/settings/config-error.ts';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Null = Amazon's in `region`. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
  /** Bucket in the path instead of the host name, as most self-hosted stores expect. */
  forcePathStyle: boolean;
}

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another API address than Stripe's, for trials. */
  apiUrl: string | null;
}

/** All settings, parsed once at start. */
export interface Config {
  mode: 'demo' | 'production';
  port: number;
  /** Loopback by default in the demo, since its passwords are public. */
  host: string;
  dataDir: string;
  publicUrl: string;
  publicApiKey: string;
  /** Key of the consumer app; null = its endpoints are closed. */
  appServiceKey: string | null;
  /** Per process. */
  appRequestsPerMinute: number;
  /** Number of a business's first events to hold; events with signals are always held. */
  holdFirstEvents: number;
  /** For local trials. */
  allowPrivateWebhooks: boolean;
  /** External PostgreSQL; null = embedded in `dataDir`. */
  databaseUrl: string | null;
  /** The database past a pooler, for session features; null = no pooler. */
  databaseDirectUrl: string | null;
  /** Owner of the tables; null = the role of `databaseUrl`. */
  databaseOwnerUrl: string | null;
  /** Replica for reads that may be a second behind; null = the primary. */
  databaseReaderUrl: string | null;
  /** For calls. */
  databasePoolSize: number;
  /** For the work of jobs, and again for the queue. */
  jobsPoolSize: number;
  /** False for poolers that lose named statements. */
  preparesStatements: boolean;
  /** Work of this process. */
  work: 'web' | 'jobs' | 'all';
  /** Milliseconds of serving after a stop signal, until balancers notice. */
  shutdownDelayMs: number;
  /** Whether the start migrates the database; otherwise an older schema is refused. */
  migrates: boolean;
  /** Null = the folder `files` in `dataDir`. */
  s3: S3Settings | null;
  /** Null = the demo mailbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Mailbox of bounces; null = the mail server's. */
  mailReturnPath: string | null;
  /** For `/mail-reports`; null = it does not exist. */
  mailReportsSecret: string | null;
  /** Null = the mail server signs. */
  dkim: DkimSettings | null;
  /** Search URL of Nominatim or Photon; null = places come from postcodes and owners only. */
  geocoderUrl: string | null;
  /** Null = the demo's provider, in production a pilot. */
  stripe: StripeSettings | null;
  /** HMAC and encryption key. */
  secretKey: string;
  /** Former key; secrets sealed with it are resealed at the start. */
  formerSecretKey: string | null;
  confirmation: 'code' | 'dummy';
  /** Null = none. */
  trustedProxies: TrustedProxies | null;
  /** Token for `/metrics`; null = no metrics. */
  metricsToken: string | null;
  /** Sentry-compatible; null = errors are only in the log. */
  errorTrackerDsn: string | null;
  /** Folder of the reports of backups; null = none are watched. */
  backupReports: string | null;
  /** Null = no tracing, and its code is not loaded. */
  tracing: TracingSettings | null;
  /** Whether phones cache the members' app for use offline. */
  offlineApp: boolean;
  /** Web push keys; null = no notices on devices. */
  vapid: VapidSettings | null;
  /** Decisions that need a second reviewer. */
  reviewFourEyes: FourEyes;
  logLevel: string;
  operator: Operator;
  /** Contact for businesses with a large plan, from the operator's file. */
  planSupport: PlanSupport;
  /** One sentence per likely misspelled setting. */
  slips: readonly string[];
}

/** Seconds: balancers check readiness every second or two. */
const DEFAULT_SHUTDOWN_DELAY = 5;

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
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`.trim());
  throw new ConfigError(`OPERATOR_FILE ${path}: ${fields.join('; ')}`);
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

/** Whether plans and packs are announced but not sold. */
export function isPilot({ mode, stripe }: Pick<Config, 'mode' | 'stripe'>): boolean {
  return mode === 'production' && stripe === null;
}

/** Legally required operator fields that are missing. Invoices name a VAT id or tax number. */
export function missingOperatorFields(operator: Operator): string[] {
  const missing: string[] = requiredOfOperator.filter((field) => !operator[field]);
  return operator.vatId || operator.taxNumber ? missing : [...missing, 'vatId'];
}

const isOfS3 = (name: keyof Settings) => name.startsWith('S3_');

/** S3 settings; incomplete ones are an error. A store with its own endpoint uses path style. */
function readS3(env: Settings): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!Object.entries(env).some(([name, value]) => name.startsWith('S3_') && value !== undefined)) return null;
  if (env.FILES === 'local') throw new ConfigError('FILES=local and the settings S3_* contradict each other');
  if (!bucket || !accessKeyId || !secretAccessKey) {
    const missing = requiredSettings.filter((name) => isOfS3(name) && !env[name]);
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
 * Reports settings unfit for production. Local files must be confirmed, since other machines cannot see them. An
 * invalid setting is not reported as missing too.
 */
function requireProduction(env: Settings, operator: OperatorFile | undefined, findings: Findings): void {
  const required = requiredSettings.filter((name) => env.FILES !== 'local' || !isOfS3(name));
  const missing: string[] = required.filter((name) => env[name] === undefined && !findings.has(name));
  if (operator) missing.push(...missingOperatorFields(operator).map((field) => `operator.${field}`));
  if (missing.length > 0) findings.tell(`Production needs these settings: ${missing.join(', ')}`, ...missing);
  const sample = operator ? findSampleFields(operator) : [];
  if (sample.length > 0) {
    const fields = sample.map((field) => `operator.${field}`).join(', ');
    findings.tell(`Production needs your own data instead of the sample's in ${env.OPERATOR_FILE}: ${fields}`);
  }
  for (const sentence of findUnsafeSettings(env)) findings.tell(`Production refuses this: ${sentence}`);
}

/** Reports contradictory settings. */
function tellContradictions(env: Settings, isDemo: boolean, findings: Findings): void {
  if (isDemo && env.NODE_ENV === 'production')
    findings.tell('DEMO=1 and NODE_ENV=production contradict each other: the demo keeps no secret');
  if (env.DATABASE_OWNER_URL !== undefined && env.DATABASE_URL === undefined && !findings.has('DATABASE_URL'))
    findings.tell('DATABASE_OWNER_URL needs DATABASE_URL, the role that serves');
  if (env.DATABASE_DIRECT_URL !== undefined && env.DATABASE_URL === undefined && !findings.has('DATABASE_URL'))
    findings.tell('DATABASE_DIRECT_URL needs DATABASE_URL, the way through the pooler');
  if (env.DATABASE_READER_URL !== undefined && env.DATABASE_URL === undefined && !findings.has('DATABASE_URL'))
    findings.tell('DATABASE_READER_URL needs DATABASE_URL, the primary');
  if (!env.MIGRATE && env.DATABASE_URL === undefined && !findings.has('DATABASE_URL'))
    findings.tell('MIGRATE=0 needs DATABASE_URL: the embedded database has nobody else to migrate it');
  if (
    env.MAIL_RETURN_PATH !== undefined &&
    env.MAIL_REPORTS_SECRET === undefined &&
    !findings.has('MAIL_REPORTS_SECRET')
  )
    findings.tell('MAIL_RETURN_PATH needs MAIL_REPORTS_SECRET, with which its mailbox hands over bounces');
  if (env.APP_SERVICE_KEY !== undefined && env.APP_SERVICE_KEY === env.PUBLIC_API_KEY)
    findings.tell('APP_SERVICE_KEY must not be the PUBLIC_API_KEY, which every page carries');
}

/** Throws one ConfigError with a line per missing or wrong setting. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const { settings: env, findings } = readSettings(settingsSchema, environment);
  const hasDatabase = env.DATABASE_URL !== undefined || findings.has('DATABASE_URL');
  const isDemo = env.DEMO ?? (env.NODE_ENV !== 'production' && !hasDatabase);
  const mode = isDemo ? 'demo' : 'production';
  const operatorFile = findings.has('OPERATOR_FILE')
    ? undefined
    : findings.attempt(() => readOperator(env.OPERATOR_FILE));
  tellContradictions(env, isDemo, findings);
  if (mode === 'production') requireProduction(env, operatorFile, findings);
  /** Reads related settings, unless one is already reported. */
  const together = <T>(start: string, read: () => T) => (findings.has(start) ? undefined : findings.attempt(read));
  const s3 = together('S3_', () => readS3(env)) ?? null;
  const stripe = together('STRIPE_', () => readStripe(env)) ?? null;
  const dkim = together('DKIM_', () => readDkim(env)) ?? null;
  const vapid = together('VAPID_', () => readVapid(env)) ?? null;
  findings.throwIfAny();
  const { planSupport, ...operator } = operatorFile ?? operatorSchema.parse({});
  return {
    mode,
    port: env.PORT,
    host: env.HOST ?? (isDemo ? '127.0.0.1' : '0.0.0.0'),
    dataDir: resolve(env.DATA_DIR),
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    publicApiKey: env.PUBLIC_API_KEY ?? demoKeys.publicApiKey,
    holdFirstEvents: env.HOLD_FIRST_EVENTS,
    allowPrivateWebhooks: env.WEBHOOKS_ALLOW_PRIVATE,
    appRequestsPerMinute: env.APP_REQUESTS_PER_MINUTE,
    appServiceKey: env.APP_SERVICE_KEY ?? (isDemo ? demoKeys.appServiceKey : null),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    databaseOwnerUrl: env.DATABASE_OWNER_URL ?? null,
    databaseReaderUrl: env.DATABASE_READER_URL ?? null,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    jobsPoolSize: env.JOBS_POOL_SIZE,
    preparesStatements: env.PREPARED_STATEMENTS,
    work: env.WORK,
    shutdownDelayMs: (env.SHUTDOWN_DELAY ?? (isDemo ? 0 : DEFAULT_SHUTDOWN_DELAY)) * 1000,
    migrates: env.MIGRATE,
    s3,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? `${operator.name ?? 'Dabei'} <${operator.email ?? 'hallo@dabei.example'}>`,
    mailReturnPath: env.MAIL_RETURN_PATH ?? null,
    mailReportsSecret: env.MAIL_REPORTS_SECRET ?? null,
    dkim,
    geocoderUrl: mode === 'demo' ? null : (env.GEOCODER_URL ?? null),
    stripe,
    secretKey: env.SECRET_KEY ?? demoKeys.secretKey,
    formerSecretKey: env.FORMER_SECRET_KEY ?? null,
    confirmation: env.CONFIRMATION,
    trustedProxies: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN ?? null,
    errorTrackerDsn: env.ERROR_TRACKER_DSN ?? null,
    backupReports: env.BACKUP_REPORTS ?? null,
    tracing: readTracing(env),
    offlineApp: env.OFFLINE_APP,
    vapid,
    reviewFourEyes: env.REVIEW_FOUR_EYES,
    logLevel: env.LOG_LEVEL,
    operator,
    planSupport,
    slips: findings.slips,
  };
}

/** URLs of an external database, for schema changes without other settings. */
export function readDatabaseRoles(environment: Record<string, string | undefined>) {
  const schema = settingsSchema.pick({ DATABASE_URL: true, DATABASE_DIRECT_URL: true, DATABASE_OWNER_URL: true });
  const { settings, findings } = readSettings(schema, environment, settingNames);
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_OWNER_URL: databaseOwnerUrl = null } = settings;
  if (url === undefined && directUrl === undefined && !findings.has('DATABASE_'))
    findings.tell('DATABASE_URL is not set: the embedded database needs no migration');
  findings.throwIfAny();
  return { databaseUrl: directUrl ?? url ?? '', databaseOwnerUrl };
}

/** Direct URL of the database, or null for the embedded one in `dataDir`; for manual operation. */
export function readDatabasePlace(environment: Record<string, string | undefined>) {
  const schema = settingsSchema.pick({ DATABASE_URL: true, DATABASE_DIRECT_URL: true, DATA_DIR: true });
  const { settings, findings } = readSettings(schema, environment, settingNames);
  findings.throwIfAny();
  const { DATABASE_URL: url = null, DATABASE_DIRECT_URL: directUrl = url, DATA_DIR: dataDir } = settings;
  return { databaseUrl: directUrl, dataDir: resolve(dataDir) };
}

/** The settings of this process. Sets NODE_ENV before React loads, which needs it for its production build. */
export function readEnvironment(): Config {
  const config = readConfig(process.env);
  process.env.NODE_ENV ??= 'production';
  return config;
}
