import { realpathSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtServer, ensureBuilt, isBuilt } from './build.js';
import { ensureInstalled } from './install.js';
import { findNode } from './node.js';
import { root, run, runMain } from './process.js';

/** What Node has compiled once, for the next start. */
const compileCache = join(root, 'node_modules/.cache/node');

// `npm start`: installs and builds what is missing, then runs the server with the arguments after `--`.
await runMain(async () => {
  process.chdir(root);
  await ensureInstalled({ withDevelopment: !isBuilt() });
  await ensureBuilt();
  const node = findNode();
  endWithNpm();
  if (realpathSync(node) === realpathSync(process.execPath)) {
    module.enableCompileCache?.(compileCache);
    await import(pathToFileURL(builtServer).href);
    return Number(process.exitCode ?? 0);
  }
  // In a process group of its own, so that Ctrl+C reaches the server once: through this program.
  const env = { NODE_COMPILE_CACHE: compileCache, ...process.env };
  return run(node, [...process.execArgv, builtServer, ...process.argv.slice(2)], {
    detached: process.platform !== 'win32',
    env,
  });
});

/** npm cannot pass on being killed outright: a process that loses it as its parent ends as if asked to. */
function endWithNpm() {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
