type Components = Record<string, Record<string, unknown>>;

/** The components that calls refer to, directly or through other components. */
export function usedComponents(calls: object, components: object): Components {
  const all = components as Components;
  const used = new Set<string>();
  function visit(part: unknown): void {
    for (const [, kind = '', name = ''] of JSON.stringify(part).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
      if (used.has(`${kind}/${name}`)) continue;
      used.add(`${kind}/${name}`);
      visit(all[kind]?.[name] ?? {});
    }
  }
  visit(calls);
  const text = JSON.stringify(calls);
  const isUsed = (kind: string, name: string) =>
    kind === 'securitySchemes' ? text.includes(`"${name}":[]`) : used.has(`${kind}/${name}`);
  const kinds = Object.entries(all).map(([kind, named]) => {
    const kept = Object.entries(named).filter(([name]) => isUsed(kind, name));
    return [kind, Object.fromEntries(kept)] as const;
  });
  return Object.fromEntries(kinds.filter(([, named]) => Object.keys(named).length > 0));
}
