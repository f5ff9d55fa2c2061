import type { Plugin } from 'vite';

const SUFFIX = '?own';
const GALLERY = /[\\/]web[\\/]routes[\\/]demo[\\/]kit[\\/]/;
/** The calendar is a file of its own for every screen. */
const COPIED = /[\\/]web[\\/](?:art|ui)[\\/](?!day-picker)/;

export const isOfOwnKit = (id: string) => id.endsWith(SUFFIX);

/**
 * Gives the gallery of the design kit copies of the components in the browser's files. It uses all of them: otherwise it would decide
 * which ones several screens share, and move them into files that every screen loads.
 */
export function ownKit(): Plugin {
  return {
    name: 'own-kit',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer) {
      if (this.environment.name !== 'client' || !importer) return null;
      if (!GALLERY.test(importer) && !isOfOwnKit(importer)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && COPIED.test(found.id) && !isOfOwnKit(found.id) ? `${found.id}${SUFFIX}` : found;
    },
  };
}
