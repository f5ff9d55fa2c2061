import { readFileSync } from 'node:fs';
import { ConfigError } from '#server/settings/config-error.ts';

type Settings = Record<string, string | undefined>;

/** The content of a file that holds one setting; the line break that editors and `echo` leave at its end does not count. */
function readSettingFile(name: string, path: string): string {
  let content: string;
  try {
    content = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new ConfigError(`${name} ${path} cannot be read: ${(error as Error).message}`);
  }
  if (content === '') throw new ConfigError(`${name} ${path} is empty`);
  return content;
}

/**
 * Puts the content of the file that `NAME_FILE` names in the place of `NAME`, for every name, so that secrets need not stand
 * in the environment. Throws a ConfigError when a file cannot be read, or when both are given.
 */
export function readSettingFiles(settings: Settings, names: readonly string[]): Settings {
  const read: Settings = {};
  for (const name of names) {
    const path = settings[`${name}_FILE`];
    if (path === undefined) continue;
    if (settings[name] !== undefined) throw new ConfigError(`${name} and ${name}_FILE are both given: one is enough`);
    read[name] = readSettingFile(`${name}_FILE`, path);
  }
  return { ...settings, ...read };
}
