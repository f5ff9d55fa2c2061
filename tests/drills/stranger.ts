import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registrationForm } from '#tests/support/factories.ts';
import { buildImageFolder } from './image-folder.ts';
import type { Machine } from './one-machine.ts';
import { startMachine } from './one-machine.ts';

/** Placeholders of the runbook, as a stranger fills them. */
const filledIn: Record<string, string> = {
  '<user name>': 'stella',
  '<your address>': 'stella@dabei.test',
  '<business>': 'laden@anker.example',
  '<number>': '12',
  '<why>': 'welcome',
};

/** All commands of `ops/runbooks/first-start.md` in their order, filled in. */
async function readCommands(): Promise<string[]> {
  const text = (await readFile('ops/runbooks/first-start.md', 'utf8')).replaceAll(/\s*\n\s*/g, ' ');
  const commands = [...text.matchAll(/`((?:sudo ops|docker compose)[^`]+)`/g)].map(([, command = '']) => command);
  return commands.map((command) =>
    Object.entries(filledIn).reduce((line, [name, value]) => line.replace(name, value), command),
  );
}

const inProduct = /exec (?:-T )?dabei node build\/commands\/(\S+) (.+)$/;
const inBackup = /exec --user postgres backup \/opt\/backup\/(\S+)$/;

async function registerOwner(machine: Machine, product: Awaited<ReturnType<Machine['start']>>) {
  const form = registrationForm();
  const { body } = await product.call<{ upload_token: string }>('POST', '/registrations', { json: form });
  const code = await machine.mailedCode(form.loginEmail);
  const json = { email: form.loginEmail, upload_token: body.upload_token, code };
  const confirmed = await product.call<{ access_token: string }>('POST', '/registrations/confirm', { json });
  if (confirmed.status >= 300) throw new Error(`Nobody can register: ${JSON.stringify(confirmed.body)}`);
  return confirmed.body.access_token;
}

/** Lines of the doctor about what this machine has; the others are about a name in the DNS, which a drill has not. */
const here = /^ok +(ledger|clock|backup|disk|files|database|mail server)/;

/**
 * Goes the way of `ops/runbooks/first-start.md` command by command with what the image would hold, as a pilot, and restores
 * the backup beside it. Containers are missing: their commands run on this machine, with their settings.
 */
export async function drillStranger(postgresFolder: string, say: (line: string) => void): Promise<void> {
  const images = await mkdtemp(join(tmpdir(), 'dabei-images-'));
  const image = await buildImageFolder('HEAD', images);
  say('  built this version as its image would be');
  const machine = await startMachine(postgresFolder);
  const done = new Set<string>();
  let product: Awaited<ReturnType<Machine['start']>> | undefined;
  try {
    for (const line of await readCommands()) {
      const [, name = '', words = ''] = inProduct.exec(line) ?? [];
      const [, script = ''] = inBackup.exec(line) ?? [];
      if (line.startsWith('sudo ops/make-secrets.sh')) {
        if (!machine.needed.includes('smtp_url')) throw new Error(`Not told what is missing: ${machine.needed}`);
      } else if (line.endsWith('up --detach --build')) {
        await machine.migrate(image);
        product = await machine.start(image);
        await registerOwner(machine, product);
      } else if (name === 'operator.js' && words.startsWith('doctor')) {
        const told = await machine.command(image, name, words.split(' ')).catch((error) => String(error.stderr));
        const wrong = told.split('\n').filter((row) => /^wrong/.test(row));
        say(told.replaceAll(/^/gm, '    '));
        if (!told.split('\n').some((row) => here.test(row))) throw new Error('The doctor found nothing in order');
        if (wrong.some((row) => /database|disk|backup|clock|file/.test(row))) throw new Error(wrong.join('\n'));
        if (machine.mailsTo('stella@dabei.test') === 0) throw new Error('The test mail did not come');
      } else if (name !== '') await machine.command(image, name, words.split(' '));
      else if (script !== '') say(`  ${(await machine.runAsPostgres(join(machine.folder, 'backup', script))).trim()}`);
      else continue;
      done.add(line);
      say(`  ${line}`);
    }
    // Each numbered step that has a command, and the gift of a pilot.
    if (done.size < 7 || !product) throw new Error(`Only ${done.size} commands of the runbook could be carried out`);
    await product.stop();
  } finally {
    await machine.stop();
    await rm(images, { recursive: true, force: true });
  }
}
