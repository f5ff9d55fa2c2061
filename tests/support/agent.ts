import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { TestApp } from '#tests/support/app.ts';

interface ToolAnswer {
  isError: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: the response of any operation.
  data: any;
}

/** An agent with the official client, without a key if there is none. */
export async function connectAgent({ app }: Pick<TestApp, 'app'>, key?: string) {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
    fetch: async (url, init) => app.request(String(url), init),
    requestInit: { headers: key === undefined ? {} : { Authorization: `Bearer ${key}` } },
  });
  await client.connect(transport);
  return {
    client,
    toolNames: async () => (await client.listTools()).tools.map(({ name }) => name),
    async use(name: string, given: Record<string, unknown> = {}): Promise<ToolAnswer> {
      const { isError, structuredContent } = await client.callTool({ name, arguments: given });
      const { data } = structuredContent as { data: unknown };
      return { isError: isError === true, data };
    },
  };
}

/** A key of a business. */
export async function createAgentKey(app: TestApp, token: string, input: Record<string, unknown> = {}) {
  const { body, status } = await app.call<{ id: string; key: string }>('POST', '/api-keys', {
    token,
    json: { name: 'Assistent', ...input },
  });
  if (status !== 201) throw new Error(`no key: ${JSON.stringify(body)}`);
  return body;
}
