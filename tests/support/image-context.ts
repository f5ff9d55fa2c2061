import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** Rules of `ops/Dockerfile.dockerignore`. */
const rules = linesOf(readFileSync('ops/Dockerfile.dockerignore', 'utf8'));

/** Files of the repository. */
export const trackedFiles = linesOf(execFileSync('git', ['ls-files'], { encoding: 'utf8' }));

/** The two wildcards of the file. Unlike in a shell they match leading dots. */
function toPattern(rule: string): RegExp {
  const parts = { '**/': '(.*/)?', '*': '[^/]*', '.': '\\.' };
  return new RegExp(`^${rule.replace(/\*\*\/|\*|\./g, (part) => parts[part as keyof typeof parts])}$`);
}

/** Whether a rule matches the path or a folder above it. */
function names(rule: string, path: string): boolean {
  if (path === '.') return false;
  return toPattern(rule).test(path) || names(rule, dirname(path));
}

/** Whether Docker takes a file into the context of the build: the last matching rule decides. */
export function entersImage(path: string): boolean {
  const rule = rules.findLast((each) => names(each.replace(/^!/, ''), path));
  return rule === undefined || rule.startsWith('!');
}

const [, buildStage = '', lastStage = ''] = readFileSync('ops/Dockerfile', 'utf8').split(/^FROM /m);

/** The last stage of the Dockerfile. */
export const imageStage = lastStage;

/** Commands of the build stage. */
export const buildSteps = [...buildStage.matchAll(/^RUN (.+)$/gm)].map(([, command = '']) => command);

/** Paths the image takes from the build. */
export const imagePaths = [...lastStage.matchAll(/^COPY --from=build \/srv\/dabei\/(\S+) /gm)].map(
  ([, path = '']) => path,
);
