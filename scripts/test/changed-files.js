import { execFileSync } from 'node:child_process';
import { root } from '../start/process.js';

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);
}

/** The state that others have: where this branch left its upstream, or the last commit when it has none. */
function findBase() {
  try {
    return git('merge-base', 'HEAD', '@{upstream}')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
}

/** Files of the checkout, and those of them whose text others do not have. Deleted files are named in neither. */
export function findChanges() {
  const fresh = git('ls-files', '--others', '--exclude-standard');
  const deleted = new Set(git('ls-files', '--deleted'));
  return {
    files: [...git('ls-files'), ...fresh].filter((file) => !deleted.has(file)),
    changed: [...git('diff', '--name-only', '--diff-filter=d', findBase()), ...fresh],
  };
}
