import './end-with-npm.js';
import { join } from 'node:path';
import { builtServer, ensureBuilt, isBuilt } from '../build/build.js';
import { ensureInstalled } from './install.js';
import { compileCache, memoryEnvironment, memoryFlags } from './memory-settings.js';
import { findNode } from './node.js';
import { root, run, runMain } from './process.js';

// `npm start`: installs and builds what is missing, then runs the server with the arguments after `--`.
await runMain(async () => {
  process.chdir(root);
  await ensureInstalled({ withTests: false });
  const node = findNode();
  if (!isBuilt()) {
    // Both at once. What goes wrong with the database is told by the server, which finds it as it was left.
    await Promise.all([
      ensureBuilt(),
      run(node, ['scripts/start/prepare-database.ts'], { stdio: 'ignore', isUrgent: false }),
    ]);
  }
  const args = [...memoryFlags, builtServer, ...process.argv.slice(2)];
  const env = {
    ...memoryEnvironment,
    ...compileCache,
    ...process.env,
  };
  // In the place of this program, where Node can do that: no second one takes memory beside it.
  if ('execve' in process) {
    const endWithNpm = ['--import', join(root, 'scripts/start/end-with-npm.js')];
    process.execve?.(node, [node, ...endWithNpm, ...args], env);
  }
  // Else in a process group of its own, so that Ctrl+C reaches the server once: through this program.
  return run(node, args, { detached: true, env });
});
