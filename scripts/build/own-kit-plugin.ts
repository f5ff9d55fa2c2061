import type { Plugin } from 'vite';

const SUFFIX = '?own';
const GALLERY = /[\\/]web[\\/]routes[\\/]demo[\\/]kit[\\/]/;
/** The calendar has its own file for all screens. */
const COPIED = /[\\/]web[\\/](?:art|ui)[\\/](?!day-picker)/;

export const isOfOwnKit = (id: string) => id.endsWith(SUFFIX);

/**
 * Gives the kit's gallery its own copies of components. Since it imports all of them, it would change how screens share
 * files.
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
