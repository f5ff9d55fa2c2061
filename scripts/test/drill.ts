/*
 * Rehearses an emergency with an installation's real programs and writes figures into `bench/results`: npm run drill --
 * failover, npm run drill -- recovery.
 */
import { drillFailover, programs as ofFailover } from '#tests/drills/failover.ts';
import { findMissingPackages, findPostgresFolder } from '#tests/drills/programs.ts';
import { drillRecovery, programs as ofRecovery } from '#tests/drills/recovery.ts';
import { ensureBuilt } from '../build/build.js';

const drills = {
  failover: { run: drillFailover, programs: ofFailover },
  recovery: { run: drillRecovery, programs: ofRecovery },
};

const say = (line: string) => process.stdout.write(`${line}\n`);
const [name = ''] = process.argv.slice(2);
const drill = drills[name as keyof typeof drills];
if (!drill) {
  process.stderr.write(`There is no drill "${name}"; there are ${Object.keys(drills).join(', ')}.\n`);
  process.exit(2);
}
const postgresFolder = await findPostgresFolder();
const missing = await findMissingPackages(drill.programs);
if (postgresFolder === undefined) missing.unshift('postgresql');
if (postgresFolder === undefined || missing.length > 0) {
  say(`skipped ${name}: this machine lacks ${missing.join(', ')} (apt-get install ${missing.join(' ')})`);
} else {
  await ensureBuilt();
  await drill.run(postgresFolder, say);
  say(`passed  ${name}`);
}
