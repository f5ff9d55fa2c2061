import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { request as call } from 'node:http';
import type { ViteDevServer } from 'vite';
import type { Backend } from './backend.ts';
import { failurePage } from './failure-page.ts';
import type { Renderer } from './renderer.ts';

/** Vite injects style sheets and an inline-styled error overlay; everything else keeps its policy. */
function relax(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const policy = headers['content-security-policy'];
  if (typeof policy !== 'string') return headers;
  return {
    ...headers,
    'content-security-policy': policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  };
}

/** Proxies to the server and waits during restarts. */
async function forward(backend: Backend, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const port = await backend.findPort();
  await new Promise<void>((resolve, reject) => {
    const { method, url, headers } = request;
    const passed = call({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, relax(answer.headers));
      answer.pipe(response);
      resolve();
    });
    passed.once('error', reject);
    response.once('close', () => passed.destroy());
    request.pipe(passed);
  });
}

/** One address: front-end modules from Vite, the rest from the server. */
export function createProxy({
  vite,
  backend,
  renderer,
}: {
  vite: ViteDevServer;
  backend: Backend;
  renderer: Renderer;
}) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const fail = (error: Error) => {
      if (response.headersSent) return void response.destroy();
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(failurePage(error));
    };
    if (await renderer(request, response)) return;
    vite.middlewares(request, response, (error?: Error) => {
      if (error) fail(error);
      else forward(backend, request, response).catch(fail);
    });
  };
}
