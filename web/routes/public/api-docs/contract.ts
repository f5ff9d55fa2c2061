export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
};

type Content = Record<string, { schema?: Schema; example?: unknown } | undefined>;

/** An endpoint of a published document. */
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  'x-access': { as: string; requires?: string; scope?: string };
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};

type Contract = {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: { requestBody: { content: Content } } }>;
  components: { schemas: Record<string, Schema> };
};

let contract: Contract | undefined;

/** Documents of integrators and of the consumer app. Must be awaited before reading: megabytes, loaded on demand. */
export async function loadContract(): Promise<void> {
  if (contract) return;
  const [own, ofApp] = (await Promise.all([
    import('#contract/openapi.json', { with: { type: 'json' } }),
    import('#contract/openapi-app.json', { with: { type: 'json' } }),
  ]).then((modules) => modules.map((module) => module.default))) as unknown as [Contract, Contract];
  contract = {
    paths: { ...own.paths, ...ofApp.paths },
    webhooks: own.webhooks,
    components: { schemas: { ...own.components.schemas, ...ofApp.components.schemas } },
  };
}

export function readContract(): Contract {
  if (!contract) throw new Error('the contract was not loaded');
  return contract;
}
