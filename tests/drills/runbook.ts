import { readFile } from 'node:fs/promises';

/** Returns the first `sh` block below a runbook's heading. Drills run these commands unchanged. */
export async function commandsOf(runbook: string, heading: string): Promise<string> {
  const text = await readFile(`ops/runbooks/${runbook}.md`, 'utf8');
  const sections = text.split(/^#+ /m);
  const section = sections.find((each) => each.startsWith(`${heading}\n`));
  const [, commands] = section?.match(/^```sh\n([\s\S]*?)^```$/m) ?? [];
  if (commands === undefined) throw new Error(`${runbook}.md has no commands below "${heading}"`);
  return commands;
}
