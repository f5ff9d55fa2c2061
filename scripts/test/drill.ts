/*
 * Rehearses an emergency or an installation with real programs: npm run drill -- failover, npm run drill -- recovery
 * (both write figures into `bench/results`), npm run drill -- wordpress, upgrade, stranger.
 */
import { drillFailover, programs as ofFailover } from '#tests/drills/failover.ts';
import type { Program } from '#tests/drills/programs.ts';
import { findMissingPackages, findPostgresFolder } from '#tests/drills/programs.ts';
import { drillRecovery, programs as ofRecovery } from '#tests/drills/recovery.ts';
import { drillStranger } from '#tests/drills/stranger.ts';
import { drillUpgrade } from '#tests/drills/upgrade.ts';
import { drillWordPress, findMissing } from '#tests/drills/wordpress.ts';
import { ensureBuilt } from '../build/build.js';

type Say = (line: string) => void;
interface Drill {
  /** Debian's packages that are missing. */
  findMissing: () => Promise<string[]>;
  run: (say: Say) => Promise<void>;
}

/** A drill of the built product on the machine's own PostgreSQL. */
function onPostgres(programs: readonly Program[], run: (postgresFolder: string, say: Say) => Promise<unknown>): Drill {
  return {
    async findMissing() {
      const missing = await findMissingPackages(programs);
      return (await findPostgresFolder()) === undefined ? ['postgresql', ...missing] : missing;
    },
    async run(say) {
      await ensureBuilt();
      await run((await findPostgresFolder()) ?? '', say);
    },
  };
}

/** A drill that builds what the image would hold, on the machine's own PostgreSQL. */
function ofImages(run: (postgresFolder: string, say: Say) => Promise<void>): Drill {
  return {
    findMissing: async () => ((await findPostgresFolder()) === undefined ? ['postgresql'] : []),
    run: async (say) => run((await findPostgresFolder()) ?? '', say),
  };
}

const drills: Record<string, Drill> = {
  failover: onPostgres(ofFailover, drillFailover),
  recovery: onPostgres(ofRecovery, drillRecovery),
  wordpress: { findMissing, run: drillWordPress },
  upgrade: ofImages(drillUpgrade),
  stranger: ofImages(drillStranger),
};

const say = (line: string) => process.stdout.write(`${line}\n`);
const [name = ''] = process.argv.slice(2);
const drill = drills[name];
if (!drill) {
  process.stderr.write(`There is no drill "${name}"; there are ${Object.keys(drills).join(', ')}.\n`);
  process.exit(2);
}
const missing = await drill.findMissing();
if (missing.length > 0) {
  say(`skipped ${name}: this machine lacks ${missing.join(', ')} (apt-get install ${missing.join(' ')})`);
} else {
  await drill.run(say);
  say(`passed  ${name}`);
}
