import './exit-with-npm.js';
import { ensureInstalled } from './install.js';
import { findNode } from './node.js';
import { readEnvFile, root, run, runMain } from './process.js';

// `npm run dev`: installs missing packages, then runs the product from its sources.
await runMain(async () => {
  process.chdir(root);
  readEnvFile();
  await ensureInstalled({ withTests: true });
  await run(findNode(), ['scripts/build/write-notices.ts']);
  // Its own process group, so Ctrl+C reaches it once, through this program.
  return run(findNode(), ['scripts/start/dev/dev.ts'], { detached: true });
});
