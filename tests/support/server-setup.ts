import { ensureCommandsBuilt, ensureServerBuilt } from '../../scripts/build/build.js';

/** Tests that start the product or a command in a process of its own start what `npm start` does, and what the image has. */
export default async function buildServer(): Promise<void> {
  await Promise.all([ensureServerBuilt(), ensureCommandsBuilt()]);
}
