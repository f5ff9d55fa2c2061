import type { Operation } from './operations.ts';
import { typesOf } from './types.ts';

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function signatureOf(operation: Operation): string {
  const types = typesOf(operation);
  const given = [
    ...operation.pathNames.map((name) => `${camel(name)}: string`),
    ...(types.body ? [`body${operation.body?.isRequired ? '' : '?'}: t.${types.body}`] : []),
    ...(types.query ? [`query${operation.query.some(({ required }) => required) ? '' : '?'}: t.${types.query}`] : []),
    'options?: CallOptions',
  ].map((argument) => argument.replace('t.Blob', 'Blob'));
  const known = ['Blob', 'void'].includes(types.answer) ? types.answer : `t.${types.answer}`;
  const answer = types.item ? `Pages<t.${types.item}, ${known}>` : `Promise<${known}>`;
  return `    /** ${operation.summary}. Scope \`${operation.scope}\`. */\n    ${operation.method}(${given.join(', ')}): ${answer};`;
}

function entryOf({ method, verb, path, body, query, takesKey, isSafe, answer }: Operation): string {
  const entry = {
    ...{ verb, path },
    ...(body && { body: body.kind }),
    ...(query.length > 0 && { hasQuery: true }),
    ...(takesKey && { takesKey }),
    ...(isSafe && { isSafe }),
    ...(answer.kind !== 'json' && { answer: answer.kind }),
    ...(answer.isPaged && { isPaged: true }),
  };
  return `    ${method}: ${JSON.stringify(entry)},`;
}

/** The resources of the client: their types, and the table that `resources` of the kit calls by. */
export function writeResources(operations: Operation[]): string {
  const byResource = Map.groupBy(operations, ({ resource }) => resource);
  const block = (open: string, line: (operation: Operation) => string) =>
    [...byResource].map(([name, list]) => `  ${name}: ${open}\n${list.map(line).join('\n')}\n  }`);
  return `import type { CallOptions, Entry, Pages } from '../call.ts';
import type * as t from './types.ts';

export interface Resources {
${block('{', signatureOf).join(';\n')};
}

export const table: Record<keyof Resources, Record<string, Entry>> = {
${block('{', entryOf).join(',\n')},
};
`;
}
