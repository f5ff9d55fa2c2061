import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import { readProviderReport, reportForms } from '#domain/delivery/read-provider-report.ts';
import { readReportMail } from '#domain/delivery/read-report-mail.ts';
import { findMailId } from '#server/adapters/mails/mail-ids.ts';
import type { ReportResult } from '#server/adapters/mails/take-report.ts';
import { takeReport } from '#server/adapters/mails/take-report.ts';
import type { Deps } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { limitBody } from '#server/http/limit-body.ts';

/** A bounce may carry the whole mail, with an invoice attached. */
const MAX_BYTES = 1024 * 1024;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** `Bearer <secret>`, or Basic with it as password for providers that put it into the address. */
function givenSecret(header: string): string {
  const [, scheme = '', value = ''] = /^(Bearer|Basic) +(.+)$/i.exec(header) ?? [];
  if (scheme.toLowerCase() !== 'basic') return value;
  const pair = Buffer.from(value, 'base64').toString();
  return pair.slice(pair.indexOf(':') + 1);
}

function requireSecret(secret: string): MiddlewareHandler {
  const expected = digest(secret);
  return (c, next) => {
    const given = givenSecret(c.req.header('Authorization') ?? '');
    if (!timingSafeEqual(digest(given), expected)) throw new Problem('invalid_token');
    return next();
  };
}

const wrongField = (path: string, message: string) =>
  new Problem('invalid_input', { errors: [{ path, message, code: 'invalid_value' }] });

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('invalid_json');
  }
}

/**
 * `POST /mail-reports`: bounces, complaints and deliveries, as mails to the return path or as JSON of a provider. A
 * report counts only for a mail that it names by its signed id.
 */
export function createMailReports(deps: Deps): Hono {
  const routes = new Hono();
  const { config, logger } = deps;
  if (config.mailReportsSecret === null) return routes;

  async function take(text: string, report: Parameters<typeof takeReport>[2]): Promise<ReportResult> {
    const id = findMailId(config, text);
    const result = id === null ? 'unknown' : await takeReport(deps, id, report);
    logger.info({ mail: id, report: report.kind, result }, 'a report on a mail arrived');
    return result;
  }

  return routes.post(
    '/mail-reports',
    requireSecret(config.mailReportsSecret),
    limitBody(MAX_BYTES),
    async (c): Promise<Response> => {
      const type = (c.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase();
      const body = await c.req.text();
      if (type === 'message/rfc822') {
        const report = readReportMail(body);
        return c.json({ result: report ? await take(body, report) : 'ignored' });
      }
      if (type !== 'application/json') throw new Problem('unsupported_media_type');
      const form = reportForms.find((name) => name === (c.req.query('form') ?? 'dabei'));
      if (!form) throw wrongField('form', `Expected one of ${reportForms.join(', ')}`);
      const read = readProviderReport(form, readJson(body));
      if (!read) throw wrongField('event', `Not a report in the form ${form}`);
      return c.json({ result: read.report ? await take(`${read.messageId}@`, read.report) : 'ignored' });
    },
  );
}
