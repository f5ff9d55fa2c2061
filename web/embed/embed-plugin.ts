import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { EMBED_FONT_PATH, EMBED_SCRIPT_PATH } from '../../domain/guest-pages/embed.ts';
import { bundleScript } from '../shell/inline-script-plugin.ts';

const FONT = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2';

/** Puts the script of the embed, and its font, where foreign pages find them: at addresses that never change. */
export function buildEmbed(): Plugin {
  return {
    name: 'embed',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const script = await bundleScript('web/embed/embed.ts');
      const font = await readFile(createRequire(import.meta.url).resolve(FONT));
      this.emitFile({ type: 'asset', fileName: EMBED_SCRIPT_PATH.slice(1), source: script });
      this.emitFile({ type: 'asset', fileName: EMBED_FONT_PATH.slice(1), source: font });
    },
  };
}
