import { Hono } from 'hono';
import { maxJsonBytes } from '#contract/shared/body.ts';
import { AGENTS_PATH } from '#domain/agents/address.ts';
import { isBusinessKey } from '#domain/api-keys/key-prefixes.ts';
import type { InternalApi } from '#server/agents/call-operation.ts';
import type { Deps } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { createOwnHosts } from '#server/demo/own-hosts.ts';
import type { ApiContext, ApiVariables } from '#server/http/api-context.ts';
import { createKeyFinder } from '#server/http/api-key-auth.ts';
import { limitBody } from '#server/http/limit-body.ts';

function keyOf(c: ApiContext): string | undefined {
  const bearer = c.req.header('Authorization')?.match(/^Bearer (.+)$/i)?.[1];
  const key = c.req.header('X-API-Key') ?? bearer;
  if (key !== undefined && !isBusinessKey(key)) throw new Problem('invalid_api_key');
  return key;
}

/** One message a request; batches would pass by the limits. */
async function readMessage(c: ApiContext): Promise<object> {
  const body: unknown = await c.req.json().catch(() => undefined);
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new Problem('invalid_json', { detail: 'The body is one JSON-RPC message' });
}

/**
 * The server for agents (Model Context Protocol, Streamable HTTP): stateless, JSON responses. A key gives the tools of
 * its scopes; without one there is only the public tool.
 */
export function createAgents(deps: Deps, api: InternalApi) {
  const { db, config, rateLimits, clock } = deps;
  const findKey = createKeyFinder(db);
  const isOwnHost = createOwnHosts(config.publicUrl);
  const name = config.operator.name ?? 'Dabei';

  /** Pages of other sites have no business here, and a rebound name is not ours (DNS rebinding). */
  function refuseOthers(c: ApiContext): void {
    const origin = c.req.header('Origin');
    const isOwn = origin === undefined || origin === new URL(config.publicUrl).origin;
    if (!isOwn || !isOwnHost(new URL(c.req.url).hostname)) throw new Problem('address_not_allowed');
  }

  return new Hono<{ Variables: ApiVariables }>()
    .post(AGENTS_PATH, limitBody(maxJsonBytes), async (c) => {
      refuseOthers(c);
      await rateLimits.consume('agentMessage', '', c.get('ip'));
      const sent = keyOf(c);
      const key = sent === undefined ? null : await findKey(sent, c.get('ip'), clock());
      if (key) c.set('caller', { actor: `api_key:${key.id}`, businessId: key.businessId });
      const message = await readMessage(c);
      const [{ answerMessage }, { useTool }] = await Promise.all([
        import('#server/agents/answer-message.ts'),
        import('#server/agents/use-tool.ts'),
      ]);
      const agent = { deps, key, call: { api, c, key: sent ?? '' } };
      return answerMessage(c.req.raw, message, {
        name,
        key,
        useTool: (tool, given) => useTool(agent, tool, given),
      });
    })
    .all(AGENTS_PATH, () => {
      throw new Problem('method_not_allowed', { headers: { Allow: 'POST' } });
    });
}
