import type { DeadJob } from '#server/context/adapters.ts';
import { DEAD_JOBS } from '#server/context/job.ts';

interface Described {
  message?: unknown;
  code?: unknown;
  cause?: Described;
  value?: Described;
}

const MAX_CAUSES = 5;
const MAX_REASON = 300;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Messages of a stored error and its causes, as one printable line. */
function describeReason(output: Described | null): string {
  const parts: string[] = [];
  let error = output?.value ?? output ?? undefined;
  for (let depth = 0; error && depth < MAX_CAUSES; depth += 1) {
    const { message, code } = error;
    if (typeof message === 'string' && message) parts.push(code ? `${message} (${String(code)})` : message);
    error = error.cause;
  }
  const line = parts.join(': ').replaceAll(/\p{Cc}+/gu, ' ');
  return line.slice(0, MAX_REASON) || 'no reason was stored';
}

interface Row extends Omit<DeadJob, 'reason' | 'ids'> {
  output: Described | null;
  data: Record<string, unknown> | null;
}

interface Choice {
  queue?: string;
  id?: string;
  limit?: number;
}

type Query = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

/** Newest first. */
export async function listDeadJobs(query: Query, { queue, id, limit }: Choice): Promise<DeadJob[]> {
  const { rows } = await query(
    `select id, source_name as queue, source_created_on as "enqueuedAt", created_on as "failedAt",
       source_retry_count + 1 as tries, source_output as output, data
     from pgboss.job where name = $1 and ($2::text is null or source_name = $2) and ($3::uuid is null or id = $3)
     order by created_on desc, id limit $4::int`,
    [DEAD_JOBS, queue ?? null, id ?? null, limit ?? null],
  );
  return (rows as Row[]).map(({ output, data, ...row }) => ({
    ...row,
    reason: describeReason(output),
    ids: Object.values(data ?? {}).filter((value): value is string => typeof value === 'string' && uuid.test(value)),
  }));
}
