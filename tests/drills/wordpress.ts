import type { ChildProcess } from 'node:child_process';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readConfig } from '#server/boot/settings/config.ts';
import { toCalendar } from '#server/modules/guests/app-gateway/to-calendar.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { findMissingPackages } from './programs.ts';

const DAY_MS = 86_400_000;
const MOST_TRIES = 120;
const INSTALLED = '/usr/share/wordpress';
const TITLE = '<script>alert(1)</script> & [gallery]';
const PLUGIN = join(import.meta.dirname, '../../packages/wordpress');
const env = { ...process.env, PATH: `${process.env.PATH}${delimiter}/usr/sbin` };
const run = (program: string, args: string[]) => promisify(execFile)(program, args, { env });

/** Debian's packages that are missing. */
export async function findMissing(): Promise<string[]> {
  const missing = await findMissingPackages(['php', 'mariadbd']);
  const hasWordPress = await access(join(INSTALLED, 'wp-settings.php')).then(
    () => true,
    () => false,
  );
  return hasWordPress ? missing : ['wordpress', ...missing];
}

function check(isTrue: boolean, sentence: string, say: (line: string) => void): void {
  if (!isTrue) throw new Error(`Not so: ${sentence}`);
  say(`  ${sentence}`);
}

async function waitFor(isReady: () => Promise<unknown>): Promise<void> {
  for (let i = 0; i < MOST_TRIES; i += 1) {
    const ready = await isReady().then(
      () => true,
      () => false,
    );
    if (ready) return;
    await pause(500);
  }
  throw new Error('It does not start.');
}

/** The calendar of a business with one event tomorrow, as the product writes it. */
function makeCalendar(): string {
  const startsAt = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + DAY_MS);
  const event = {
    id: '0d6cf1a8-7a1c-4b0e-9d8d-0c5f6a1f3b11',
    code: '7ba150a32c17',
    title: TITLE,
    description: '</script><b>[dabei]</b>',
    location: 'Gastraum',
    address: 'Hafenstraße 7, 20359 Hamburg',
    displayName: 'Zum Anker',
    latitude: null,
    longitude: null,
    eventDate: startsAt.toISOString().slice(0, 10),
    startTime: '20:00',
    nightOf: null,
    startsAt,
    endsAt: new Date(startsAt.getTime() + DAY_MS / 8),
    status: 'published' as const,
    cancelReason: null,
    updatedAt: new Date(),
  };
  return toCalendar('Zum Anker', [event], readConfig({}));
}

/** WordPress's settings; PHP reads its database through a socket. */
const settings = (folder: string, address: string) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${folder}/db.sock' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'WP_HOME', '${address}' );
define( 'WP_SITEURL', '${address}' );
define( 'WP_CONTENT_DIR', '${folder}/site/wp-content' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', true );
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;

const theme = `<!doctype html><html <?php language_attributes(); ?>><head><meta charset="utf-8"><?php wp_head(); ?></head><body>
<?php while ( have_posts() ) { the_post(); the_content(); } wp_footer(); ?></body></html>`;

const install = (page: string) => `
define( 'WP_INSTALLING', true );
require 'wp-load.php';
require 'wp-admin/includes/upgrade.php';
function wp_mail() { return true; }
wp_install( 'Zum Anker', 'admin', 'admin@anker.example', false, '', 'drill-password' );
switch_theme( 'plain' );
$failed = activate_plugin( 'dabei/dabei.php' );
if ( is_wp_error( $failed ) ) { exit( $failed->get_error_message() ); }
update_option( 'dabei_page', dabei_accept_address( '${page}' ) );
foreach ( array( '<!-- wp:dabei/events {"count":8,"lang":"de"} /-->', '[dabei lang="en"]' ) as $content ) {
  echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Events', 'post_content' => $content ) ), "\\n";
}`;

const forget = (page: string) => `
require 'wp-load.php';
delete_transient( 'dabei_fresh_' . md5( '${page}' ) );`;

/** Installs WordPress on loopback and compares the plugin's pages, read without scripts. */
export async function drillWordPress(say: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dabei-wordpress-'));
  const site = join(folder, 'site');
  const children: ChildProcess[] = [];
  const start = (program: string, args: string[], cwd = folder) => {
    children.push(spawn(program, args, { env, cwd, stdio: 'ignore' }));
  };
  const php = (code: string) => run('php', ['-r', `chdir( '${site}' ); $_SERVER['HTTP_HOST'] = '127.0.0.1'; ${code}`]);
  const calendar = makeCalendar();
  let asked = 0;
  const service = createServer((_, response) => {
    asked += 1;
    response.writeHead(200, { 'Content-Type': 'text/calendar; charset=utf-8', Connection: 'close' }).end(calendar);
  });
  try {
    const [servicePort, sitePort] = [await findFreePort(), await findFreePort()];
    const page = `http://127.0.0.1:${servicePort}/b/zum-anker`;
    const address = `http://127.0.0.1:${sitePort}`;
    service.listen(servicePort, '127.0.0.1');
    await once(service, 'listening');

    await cp(INSTALLED, site, { recursive: true, dereference: true });
    await rm(join(site, 'wp-content'), { recursive: true });
    await mkdir(join(site, 'wp-content/themes/plain'), { recursive: true });
    await cp(PLUGIN, join(site, 'wp-content/plugins/dabei'), { recursive: true });
    await writeFile(join(site, 'wp-content/themes/plain/index.php'), theme);
    await writeFile(join(site, 'wp-content/themes/plain/style.css'), '/* Theme Name: Plain */');
    await writeFile(join(site, 'wp-config.php'), settings(folder, address));

    const user = `--user=${userInfo().username}`;
    const data = [`--datadir=${folder}/db`, user];
    const socket = `--socket=${folder}/db.sock`;
    await run('mariadb-install-db', ['--no-defaults', '--auth-root-authentication-method=normal', ...data]);
    start('mariadbd', ['--no-defaults', '--skip-networking', socket, `--pid-file=${folder}/db.pid`, ...data]);
    const query = ['--no-defaults', socket, '-uroot', '-e', 'CREATE DATABASE IF NOT EXISTS wordpress'];
    await waitFor(() => run('mariadb', query));
    say('  MariaDB runs');
    const { stdout } = await php(install(page));
    const [block, shortcode] = stdout.trim().split('\n').slice(-2);
    start('php', ['-S', `127.0.0.1:${sitePort}`, '-t', site], site);
    const read = async (id = '') => {
      const response = await fetch(`${address}/?page_id=${id}`);
      if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
      return response.text();
    };
    await waitFor(() => read(block));

    const german = await read(block);
    const english = await read(shortcode);
    check(
      /Alle Termine/.test(german) && /All events/.test(english),
      'block and shortcode show German and English',
      say,
    );
    for (const html of [german, english]) {
      check(
        html.includes('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &#x5B;gallery&#x5D;'),
        'the title is escaped',
        say,
      );
      check(!/<script>alert|(Warning|Notice|Deprecated): /.test(html), 'no script runs, PHP complains of nothing', say);
      const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
      const { name, description } = JSON.parse(json) as { name: string; description: string };
      check(name === TITLE && description === '</script><b>[dabei]</b>', 'JSON-LD parses and has the texts', say);
    }
    check(asked === 1, 'the service was asked once', say);

    service.close();
    await once(service, 'close');
    await php(forget(page));
    const list = (html: string) => /<ul class="dabei-events__list">.*<\/ul>/s.exec(html)?.[0];
    check(
      list(german) !== undefined && list(await read(block)) === list(german),
      'without service: the last state',
      say,
    );
  } finally {
    service.close();
    for (const child of children.toReversed()) {
      if (child.exitCode !== null) continue;
      child.kill();
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  }
}
