import type { AnyRoute } from '#contract/shared/route.ts';
import { apiChangesPath } from '#domain/shared/api-changes.ts';

/** `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and the change log, for a superseded route. */
export function deprecationHeaders({ deprecated }: Pick<AnyRoute, 'deprecated'>): Record<string, string> {
  if (!deprecated) return {};
  return {
    Deprecation: `@${Date.parse(deprecated.since) / 1000}`,
    Sunset: new Date(deprecated.ends).toUTCString(),
    Link: `<${apiChangesPath}>; rel="deprecation"; type="text/html"`,
  };
}
