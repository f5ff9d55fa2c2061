/** Each has a document of its own; `public` is for integrators, `browser` for our own screens. */
export const audiences = ['public', 'app', 'browser', 'staff'] as const;
export type Audience = (typeof audiences)[number];

/** Path of a document in the tree. */
export function documentPath(audience: Audience): string {
  return `contract/openapi${audience === 'public' ? '' : `-${audience}`}.json`;
}
