import type { z } from 'zod';
import { ConfigError } from '#server/boot/settings/config-error.ts';
import { findTypos } from '#server/boot/settings/find-typos.ts';
import { readSettingFiles } from '#server/boot/settings/read-setting-files.ts';

type Schema = z.ZodObject<Record<string, z.ZodType>>;
type Issue = z.core.$ZodIssue;

/** Describes the expected form, never the value, which may be secret. */
function describeIssue(issue: Issue): string {
  if (issue.code === 'invalid_value') return `expected ${issue.values.filter((value) => value !== '').join(', ')}`;
  if (issue.code === 'invalid_type') return `expected a ${issue.expected === 'int' ? 'whole number' : issue.expected}`;
  if (issue.code === 'too_small' && issue.origin === 'string')
    return `expected at least ${issue.minimum} character${issue.minimum === 1 ? '' : 's'}`;
  if (issue.code === 'too_small') return `expected ${issue.minimum} or more`;
  if (issue.code === 'too_big') return `expected ${issue.maximum} or less`;
  return issue.message;
}

/** Collects faults to report them together. */
export class Findings {
  readonly #sentences: string[] = [];
  readonly #wrong = new Set<string>();
  /** One sentence per likely misspelled setting. */
  readonly slips: readonly string[];

  constructor(slips: readonly string[] = []) {
    this.slips = slips;
  }

  /** `names` are settings that are not checked further. */
  tell(sentence: string, ...names: string[]): void {
    this.#sentences.push(sentence);
    for (const name of names) this.#wrong.add(name);
  }

  /** Whether this setting, or one with this prefix, is reported. */
  has(start: string): boolean {
    return [...this.#wrong].some((name) => name.startsWith(start));
  }

  /** Reports a ConfigError and continues without the part. */
  attempt<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      this.tell(error.message);
      return undefined;
    }
  }

  /** Throws all faults as one ConfigError, with possible misspellings as their cause. */
  throwIfAny(): void {
    if (this.#sentences.length > 0) throw new ConfigError([...this.#sentences, ...this.slips].join('\n'));
  }
}

/**
 * Reads settings from environment and files; empty means missing. Invalid ones are reported and fall back to the
 * default.
 */
export function readSettings<S extends Schema>(
  schema: S,
  environment: Record<string, string | undefined>,
  known: readonly string[] = Object.keys(schema.shape),
): { settings: z.output<S>; findings: Findings } {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const findings = new Findings(findTypos(Object.keys(given), known));
  const names = Object.keys(schema.shape);
  const complete = readSettingFiles(given, names, (name, sentence) => findings.tell(sentence, name));
  const settings = Object.entries(schema.shape).map(([name, field]) => {
    const parsed = field.safeParse(complete[name]);
    if (parsed.success) return [name, parsed.data];
    for (const issue of parsed.error.issues) findings.tell(`${name} is not usable: ${describeIssue(issue)}`, name);
    return [name, field.safeParse(undefined).data];
  });
  return { settings: Object.fromEntries(settings) as z.output<S>, findings };
}
