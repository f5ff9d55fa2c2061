import { readFileSync } from 'node:fs';

type Settings = Record<string, string | undefined>;
/** Receives what is wrong about a setting, as one sentence. */
type Tell = (name: string, sentence: string) => void;

/**
 * For every name, replaces `NAME` by the content of the file that `NAME_FILE` names, so that secrets need not be in the
 * environment; a line break at its end, which editors and `echo` leave there, does not count. Tells of files that are unreadable
 * or empty, and of settings that are given twice.
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
