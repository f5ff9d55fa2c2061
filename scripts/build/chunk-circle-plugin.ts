import type { Plugin } from 'vite';

type Chunk = { fileName: string; imports: string[] };

/**
 * Fails the build when files of the browser import each other in a circle. Source files without one are no promise: pieces that
 * the bundler merges can make one, and then a page runs what the other file has not defined yet.
 */
export function refuseChunkCircles(): Plugin {
  return {
    name: 'refuse-chunk-circles',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const circle = findChunkCircle(Object.values(bundle).filter((file) => file.type === 'chunk'));
      if (circle.length > 0) this.error(`Files of the build import each other in a circle: ${circle.join(' → ')}`);
    },
  };
}

/** The files of one circle of static imports, its first file again at the end; empty where there is none. */
export function findChunkCircle(chunks: Chunk[]): string[] {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const seen = new Set<string>();
  function walk(file: string, way: string[]): string[] {
    const start = way.indexOf(file);
    if (start >= 0) return [...way.slice(start), file];
    if (seen.has(file)) return [];
    seen.add(file);
    for (const target of importsOf.get(file) ?? []) {
      const circle = walk(target, [...way, file]);
      if (circle.length > 0) return circle;
    }
    return [];
  }
  for (const file of importsOf.keys()) {
    const circle = walk(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}
