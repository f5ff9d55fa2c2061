import { spawn } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The checkout's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A reason to stop that is meant for the person in front of the terminal, without a stack trace. */
export class Problem extends Error {}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Signals that end this program; each is passed on to the running child, and this program ends after it. */
const endings = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a program in the checkout and resolves with its exit code, 128 + n for one ended by signal n.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { isUrgent?: boolean }} [options] what is not urgent leaves the processors
 *   to what is
 * @returns {Promise<number>}
 */
export function run(command, args, { isUrgent = true, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options });
    if (!isUrgent && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => child.kill(signal);
    for (const signal of endings) process.on(signal, passOn);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const ending of endings) process.off(ending, passOn);
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']);
    });
  });
}

/**
 * Runs the npm that started this program, else that of the path.
 * @param {string[]} args
 * @param {string} [folder] of the project it works on
 */
export function npm(args, folder = root) {
  const program = process.env.npm_execpath;
  // Node writes files with four threads. On two processors they mostly wait for each other, and one is a fifth faster.
  const threads = Math.min(4, Math.ceil(availableParallelism() / 2));
  const options = { cwd: folder, env: { UV_THREADPOOL_SIZE: String(threads), ...process.env } };
  return program?.endsWith('.js') ? run(process.execPath, [program, ...args], options) : run('npm', args, options);
}

/**
 * Runs the main function of a script; its result is the exit code.
 * @param {() => Promise<number>} main
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
