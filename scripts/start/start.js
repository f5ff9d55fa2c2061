import './exit-with-npm.js';
import { builtServer, ensureBuilt, isBuilt } from '../build/build.js';
import { ensureInstalled } from './install.js';
import { compileCache, memoryEnvironment, memoryFlags } from './memory-settings.js';
import { findNode } from './node.js';
import { readEnvFile, root, run, runMain } from './process.js';

// `npm start`: installs and builds what is missing, then runs the server with the arguments after `--`.
await runMain(async () => {
  process.chdir(root);
  readEnvFile();
  await ensureInstalled({ withTests: false });
  const node = findNode();
  if (!isBuilt()) {
    // The server reports problems with the database.
    await Promise.all([ensureBuilt(), run(node, ['scripts/start/prepare-database.ts'], { stdio: 'ignore' })]);
  }
  const env = { ...memoryEnvironment, ...compileCache, ...process.env };
  // Its own process group, so Ctrl+C reaches it once, through this program.
  return run(node, [...memoryFlags, builtServer, ...process.argv.slice(2)], { detached: true, env });
});
