import { ensureCommandsBuilt, ensureServerBuilt } from '../../scripts/build/build.js';

/** Builds the server, which tests start as a process. */
export default async function buildServer(): Promise<void> {
  await Promise.all([ensureServerBuilt(), ensureCommandsBuilt()]);
}
