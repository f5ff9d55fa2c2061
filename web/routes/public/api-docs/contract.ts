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

/** An endpoint as the published description says it. */
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
  components: { schemas: Record<string, Schema> };
};

let contract: Contract | undefined;

/** To be awaited before anything of these pages is read: megabytes, which a process has only when somebody asks for one of them. */
export async function loadContract(): Promise<void> {
  contract ??= (await import('#contract/openapi.json', { with: { type: 'json' } })).default as unknown as Contract;
}

/** The published description of the API. */
export function readContract(): Contract {
  if (!contract) throw new Error('the contract was not loaded');
  return contract;
}
