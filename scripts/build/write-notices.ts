import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { thirdPartyNotices } from './third-party-notices.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

mkdirSync(`${root}build`, { recursive: true });
writeFileSync(`${root}build/third-party-notices.txt`, thirdPartyNotices(root));
