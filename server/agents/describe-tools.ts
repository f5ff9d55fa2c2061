import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { AgentTool } from '#domain/agents/tools.ts';
import { agentTools, dataNotice, mayUseTool, publicTool } from '#domain/agents/tools.ts';
import { toPortableSchema } from '#server/agents/portable-schema.ts';
import type { Operation } from '#server/agents/read-operations.ts';
import { readOperations } from '#server/agents/read-operations.ts';
import { WhatsOnSchema } from '#server/agents/whats-on.ts';
import type { BusinessKey } from '#server/http/api-key-auth.ts';

/** Shape of every response; `data` of an error is the API's problem. */
const outputSchema = {
  type: 'object' as const,
  properties: {
    notice: { type: 'string', const: dataNotice },
    data: {
      type: 'object',
      additionalProperties: true,
      description: "The operation's response, as in the documentation of the API",
    },
  },
  required: ['notice', 'data'],
};

const tokenSchema = { type: 'string', maxLength: 1000, description: 'Of the first call, once and within ten minutes' };

const describePublic = (): Tool => ({
  ...publicTool,
  inputSchema: toPortableSchema(z.toJSONSchema(WhatsOnSchema, { io: 'input' })) as Tool['inputSchema'],
  outputSchema,
  annotations: { title: publicTool.title, readOnlyHint: true, openWorldHint: false },
});

/** Arguments that a tool accepts, with their places in the request. A confirmation brings its own key. */
export function fieldsOf({ without = [], confirmation }: AgentTool, { fields }: Operation): Operation['fields'] {
  const left = confirmation === 'never' ? without : [...without, 'idempotency_key'];
  return new Map([...fields].filter(([name]) => !left.includes(name)));
}

function toTool(tool: AgentTool, operation: Operation): Tool {
  const fields = [...fieldsOf(tool, operation)];
  const confirming: Record<string, object> = tool.confirmation === 'never' ? {} : { confirmation_token: tokenSchema };
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: {
      type: 'object',
      properties: {
        ...Object.fromEntries(fields.map(([name, { schema }]) => [name, toPortableSchema(schema) as object])),
        ...confirming,
      },
      required: fields.filter(([, { isRequired }]) => isRequired).map(([name]) => name),
      additionalProperties: false,
    },
    outputSchema,
    annotations: {
      title: tool.title,
      readOnlyHint: tool.isReading === true,
      destructiveHint: tool.confirmation !== 'never',
      openWorldHint: false,
    },
  };
}

export async function findOperation({ operation }: AgentTool): Promise<Operation> {
  const found = (await readOperations()).get(operation);
  if (!found) throw new Error(`no operation ${operation}`);
  return found;
}

/** Tools that a key has; without a key only the public one. */
export async function describeTools(key: BusinessKey | null): Promise<Tool[]> {
  const usable = key ? agentTools.filter((tool) => mayUseTool(tool, key)) : [];
  const own = await Promise.all(usable.map(async (tool) => toTool(tool, await findOperation(tool))));
  return [describePublic(), ...own];
}
