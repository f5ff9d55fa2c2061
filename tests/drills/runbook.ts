import { readFile } from 'node:fs/promises';

/**
 * The commands that a runbook gives below a heading: its first block of code marked as `sh`. Drills run them as they stand, so that
 * what is read in an emergency is what was tried.
 */
export async function commandsOf(runbook: string, heading: string): Promise<string> {
  const text = await readFile(`ops/runbooks/${runbook}.md`, 'utf8');
  const sections = text.split(/^#+ /m);
  const section = sections.find((each) => each.startsWith(`${heading}\n`));
  const [, commands] = section?.match(/^```sh\n([\s\S]*?)^```$/m) ?? [];
  if (commands === undefined) throw new Error(`${runbook}.md has no commands below "${heading}"`);
  return commands;
}
