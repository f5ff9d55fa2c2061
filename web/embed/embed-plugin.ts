import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { EMBED_FONT_PATH, EMBED_SCRIPT_PATH } from '../../domain/guest-pages/embed.ts';
import { fixedFile } from '../shell/fixed-file-plugin.ts';
import { bundleScript } from '../shell/inline-script-plugin.ts';

const FONT = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2';

/** Builds the embed's script and font at fixed addresses for foreign pages. */
export function buildEmbed(): Plugin[] {
  return [
    fixedFile(EMBED_SCRIPT_PATH, 'text/javascript', () => bundleScript('web/embed/embed.ts')),
    fixedFile(EMBED_FONT_PATH, 'font/woff2', () => readFile(createRequire(import.meta.url).resolve(FONT))),
  ];
}
