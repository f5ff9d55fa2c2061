import { execFile } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Builds what the image of a commit would hold, without docker: runs the commands of its `ops/Dockerfile` and keeps the
 * paths that the last stage copies. Returns the folder.
 */
export async function buildImageFolder(commit: string, folder: string): Promise<string> {
  const source = join(folder, 'source');
  const image = join(folder, 'image');
  await mkdir(source, { recursive: true });
  await run('sh', ['-c', 'git archive "$0" | tar -x -C "$1"', commit, source]);
  const [, build = '', last = ''] = (await readFile(join(source, 'ops/Dockerfile'), 'utf8')).split(/^FROM /m);
  const { npm_config_user_agent: _, ...env } = process.env;
  env.PATH = [dirname(process.execPath), env.PATH].join(delimiter);
  for (const [, command = ''] of build.matchAll(/^RUN (.+)$/gm)) {
    await run('sh', ['-c', command], { cwd: source, env, maxBuffer: 64 * 1024 * 1024 });
  }
  for (const [, path = ''] of last.matchAll(/^COPY --from=build \/srv\/dabei\/(\S+) /gm)) {
    await cp(join(source, path), join(image, path), { recursive: true, verbatimSymlinks: true });
  }
  return image;
}
