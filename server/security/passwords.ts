import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import { queueLimits } from '#domain/shared/limits.ts';
import { createFairQueue } from '#server/context/fair-queue.ts';
import { callerNetwork } from '#server/security/caller-network.ts';
import { cost } from '#server/security/password-cost.ts';

const hash = promisify(argon2);
const runQueued = createFairQueue(queueLimits.passwords);

/** Fair queue key of a hash. */
export interface HashCaller {
  /** Empty for the program itself. */
  ip: string;
  /** The account, by its rate limit name. */
  account?: string;
}

const ourselves: HashCaller = { ip: '' };

async function enqueue<T>({ ip, account }: HashCaller, work: () => Promise<T>): Promise<T> {
  refuseInsideTransaction('A hash');
  const { own, around } = callerNetwork(ip);
  return runQueued(around ?? own, work, account);
}

/** Hashes off the main thread; the result includes its parameters. Throws 503 `unavailable` when the queue is full. */
export async function hashPassword(password: string, caller = ourselves): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await enqueue(caller, () => hash('argon2id', { message: password, nonce, ...cost }));
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${parameters}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

/** Stretches a random secret too short for a plain hash, with a known salt for lookups. */
export async function stretchSecret(secret: string, salt: string, caller: HashCaller): Promise<string> {
  const nonce = Buffer.from(salt, 'base64url');
  const tag = await enqueue(caller, () => hash('argon2id', { message: secret, nonce, ...cost }));
  return tag.toString('base64url');
}

/** A hash that matches no password: compared for unknown accounts, for equal timing. */
export const unmatchableHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

async function verify(password: string, stored: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored);
  if (!match) throw new Error('a stored password hash has an unknown form');
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match;
  const expected = Buffer.from(tag, 'base64url');
  const actual = await hash('argon2id', {
    message: password,
    nonce: Buffer.from(nonce, 'base64url'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

/** Constant time. Throws 503 `unavailable` when the queue is full. */
export function verifyPassword(password: string, stored: string, caller = ourselves): Promise<boolean> {
  return enqueue(caller, () => verify(password, stored));
}

/** Compares with every hash: timing reveals only their number. */
export function verifyPasswords(password: string, stored: readonly string[], caller = ourselves): Promise<boolean[]> {
  return enqueue(caller, async () => {
    const matches: boolean[] = [];
    for (const one of stored) matches.push(await verify(password, one));
    return matches;
  });
}
