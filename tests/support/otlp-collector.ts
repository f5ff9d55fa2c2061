import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number; boolValue?: boolean };
}

/** A span in OTLP's JSON. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** OTLP: 2 = server, 3 = client, 5 = consumer. */
  kind: number;
  attributes: Attribute[];
  links: { traceId: string }[];
  status: { code?: number };
}

interface Export {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: CollectedSpan[] }[] }[];
}

export function attributeOf({ attributes }: Pick<CollectedSpan, 'attributes'>, name: string) {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value && (value.stringValue ?? value.intValue ?? value.boolValue);
}

/** An in-memory collector of traces for OTLP over HTTP with JSON. */
export async function startOtlpCollector() {
  const exports: Export[] = [];
  const headers: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const isExport = request.method === 'POST' && request.url === '/v1/traces';
    if (isExport) {
      exports.push(JSON.parse(body));
      headers.push(request.headers);
    }
    response.writeHead(isExport ? 200 : 404, { 'Content-Type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headers,
    spans: () =>
      exports.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    resource: () => ({ attributes: exports[0]?.resourceSpans[0]?.resource.attributes ?? [] }),
    text: () => JSON.stringify(exports),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
