import { readFileSync } from 'node:fs';

type Settings = Record<string, string | undefined>;
/** Reports one sentence about a setting. */
type Tell = (name: string, sentence: string) => void;

/**
 * Replaces each `NAME` by the content of the file in `NAME_FILE`, without a final line break. Reports unreadable or
 * empty files, and settings given twice.
 */
export function readSettingFiles(settings: Settings, names: readonly string[], tell: Tell): Settings {
  const read: Settings = {};
  for (const name of names) {
    const path = settings[`${name}_FILE`];
    if (path === undefined) continue;
    if (settings[name] !== undefined) {
      tell(name, `${name} and ${name}_FILE are both given: one is enough`);
      continue;
    }
    try {
      const content = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
      if (content === '') tell(name, `${name}_FILE ${path} is empty`);
      else read[name] = content;
    } catch (error) {
      tell(name, `${name}_FILE ${path} cannot be read: ${(error as Error).message}`);
    }
  }
  return { ...settings, ...read };
}
