import type { AnyRoute } from '#contract/shared/route.ts';
import { isBusinessKey } from '#domain/api-keys/key-prefixes.ts';
import type { ApiContext } from '#server/http/api-context.ts';
import type { Credentials } from '#server/http/authenticate.ts';
import type { PageBindings } from '#server/http/page-session.ts';

/** A business's key is also accepted as a bearer token, if there is no `X-API-Key`. */
export function readCredentials({ method }: AnyRoute, c: ApiContext): Credentials {
  const { pageSession } = (c.env ?? {}) as Partial<PageBindings>;
  const apiKey = c.req.header('X-API-Key');
  const bearer = c.req.header('Authorization')?.match(/^Bearer (.+)$/i)?.[1];
  const isKey = apiKey === undefined && bearer !== undefined && isBusinessKey(bearer);
  return {
    apiKey: isKey ? bearer : apiKey,
    bearer: isKey ? undefined : bearer,
    // Only this process's own reads, for rendering a page, carry one.
    pageSession: method === 'get' ? pageSession : undefined,
    businessId: c.req.header('X-Business-Id'),
    ip: c.get('ip'),
  };
}
