import { execFileSync } from 'node:child_process';
import { root } from '../start/process.js';

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);
}

/** Merge base with the upstream, or the last commit without one. */
function findBase() {
  try {
    return git('merge-base', 'HEAD', '@{upstream}')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
}

/** Tracked files, and those that differ from the base. Deleted files are in neither. */
export function findChanges() {
  const fresh = git('ls-files', '--others', '--exclude-standard');
  const deleted = new Set(git('ls-files', '--deleted'));
  return {
    files: [...git('ls-files'), ...fresh].filter((file) => !deleted.has(file)),
    changed: [...git('diff', '--name-only', '--diff-filter=d', findBase()), ...fresh],
  };
}
