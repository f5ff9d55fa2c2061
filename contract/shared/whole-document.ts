interface Described {
  paths: Record<string, object>;
  components: { schemas?: Record<string, object> };
}

/** One document of several audiences; schemas of one name are equal. */
export function wholeDocument<D extends Described>(documents: readonly D[]): D {
  const [first] = documents;
  if (!first) throw new Error('no document');
  const paths: Described['paths'] = {};
  for (const document of documents) {
    for (const [path, methods] of Object.entries(document.paths)) paths[path] = { ...paths[path], ...methods };
  }
  const schemas = Object.assign({}, ...documents.map(({ components }) => components.schemas));
  return { ...first, paths, components: { ...first.components, schemas } };
}
