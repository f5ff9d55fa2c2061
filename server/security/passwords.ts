import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { refuseInsideTransaction } from '#database/transaction-scope.ts';
import { queueLimits } from '#domain/shared/limits.ts';
import { createFairQueue } from '#server/context/fair-queue.ts';
import { callerNetwork } from '#server/security/caller-network.ts';
import { cost } from '#server/security/password-cost.ts';

const hash = promisify(argon2);
const runQueued = createFairQueue(queueLimits.passwords);

/** The key of the fair queue. */
export interface HashCaller {
  /** The caller's address; the program itself has none. */
  ip: string;
  /** The account in question, as its tries are counted. */
  account?: string;
}

const ourselves: HashCaller = { ip: '' };

async function enqueue<T>({ ip, account }: HashCaller, work: () => Promise<T>): Promise<T> {
  refuseInsideTransaction('A hash');
  const { own, around } = callerNetwork(ip);
  return runQueued(around ?? own, work, account);
}

/**
 * Hashes a password off the main thread; the result carries its own parameters. Throws 503 `unavailable` when too many
 * wait.
 */
export async function hashPassword(password: string, caller = ourselves): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await enqueue(caller, () => hash('argon2id', { message: password, nonce, ...cost }));
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${parameters}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

/** Stretches a random secret that is too short for a plain hash, so that it can be looked up with a known salt. */
export async function stretchSecret(secret: string, salt: string, caller: HashCaller): Promise<string> {
  const nonce = Buffer.from(salt, 'base64url');
  const tag = await enqueue(caller, () => hash('argon2id', { message: secret, nonce, ...cost }));
  return tag.toString('base64url');
}

/** A hash that no password matches: compared for unknown addresses, so that they take as long as known ones. */
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

/** Compares in constant time. Throws 503 `unavailable` when too many wait. */
export function verifyPassword(password: string, stored: string, caller = ourselves): Promise<boolean> {
  return enqueue(caller, () => verify(password, stored));
}

/** Compares with each of several hashes, whichever match: the time only reveals how many there are. */
export function verifyPasswords(password: string, stored: readonly string[], caller = ourselves): Promise<boolean[]> {
  return enqueue(caller, async () => {
    const matches: boolean[] = [];
    for (const one of stored) matches.push(await verify(password, one));
    return matches;
  });
}
