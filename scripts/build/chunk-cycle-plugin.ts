import type { Plugin } from 'vite';

type Chunk = { fileName: string; imports: string[] };

/**
 * Fails the build when browser files import each other in a cycle, which runs code before its definitions. Bundling can
 * create cycles that the sources lack.
 */
export function rejectChunkCycles(): Plugin {
  return {
    name: 'reject-chunk-cycles',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const circle = findChunkCycle(Object.values(bundle).filter((file) => file.type === 'chunk'));
      if (circle.length > 0) this.error(`Files of the build import each other in a circle: ${circle.join(' → ')}`);
    },
  };
}

/** One cycle of static imports with its first file repeated at the end; empty without one. */
export function findChunkCycle(chunks: Chunk[]): string[] {
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
