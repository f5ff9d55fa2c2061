import { readFileSync } from 'node:fs';
import { ConfigError } from '#server/settings/config-error.ts';

type Settings = Record<string, string | undefined>;

/** The content of a file that holds one setting, without the line break that editors and `echo` leave at its end. */
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
 * For every name, replaces `NAME` by the content of the file that `NAME_FILE` names, so that secrets need not be in the
 * environment. Throws a ConfigError when a file is unreadable, or when both are given.
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
