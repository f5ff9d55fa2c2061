import { z } from 'zod';
import type { System } from '#server/context/actor.ts';
import type { JobOptions, JobQueue } from '#server/context/adapters.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import type { Job, JobRule } from '#server/context/job.ts';

/** A job with its work, which may run twice and checks first whether it is still needed. */
export interface DefinedJob<N extends string = string, D extends z.ZodType = z.ZodType> extends Job<D> {
  name: N;
  run(ctx: Context<System>, data: z.output<D>): Promise<void>;
}

/** Defines a job: name, data, retries, schedule and work. */
export function defineJob<const N extends string, S extends z.core.$ZodLooseShape = Record<never, never>>(
  name: N,
  { data, ...rule }: JobRule & { data?: S },
  run: (ctx: Context<System>, data: z.output<z.ZodObject<S>>) => Promise<void>,
): DefinedJob<N, z.ZodObject<S>> {
  return { ...rule, name, data: z.object(data ?? ({} as S)), run };
}

/** Enqueues a job with the transaction's commit. */
export function enqueue<D extends z.ZodType>(
  { db, deps }: { db: TransactionContext['db']; deps: { jobs: Pick<JobQueue, 'enqueue'> } },
  job: Job<D>,
  data: z.input<D>,
  options?: JobOptions,
): Promise<void> {
  return deps.jobs.enqueue(db, job, data, options);
}
