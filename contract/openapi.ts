import { OpenAPIHono } from '@hono/zod-openapi';
import { OperationSchema } from '#contract/event-batches.ts';
import { routes } from '#contract/index.ts';
import type { Audience } from '#contract/shared/audience.ts';
import { carryExamples } from '#contract/shared/carry-examples.ts';
import { describeRoute, responseHeaders } from '#contract/shared/describe-route.ts';
import type { AnyRoute } from '#contract/shared/route.ts';
import { audienceOf } from '#contract/shared/route.ts';
import { tagDescriptions } from '#contract/shared/tags.ts';
import { usedComponents } from '#contract/shared/used-components.ts';
import { registerWebhooks } from '#contract/webhook-bodies.ts';

const license = { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' };

const titles: Record<Audience, { title: string; description: string }> = {
  public: {
    title: 'Dabei API',
    description: 'Publish events, manage their guests, follow changes and read figures, with a key of your business.',
  },
  app: { title: 'Dabei API of the consumer app', description: "Endpoints of the guests' app, with its service key." },
  browser: { title: 'Dabei API of our own screens', description: 'Registration, sign-in, team, account and payments.' },
  staff: { title: 'Dabei API of the review', description: 'Endpoints of our own reviewers.' },
};

/** All routes in one document, so that a schema is the same in the document of each audience. */
function describeAll() {
  const app = new OpenAPIHono();
  const registry = app.openAPIRegistry;
  registry.registerComponent('securitySchemes', 'apiKey', {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Key',
    description: 'The public web key, or a secret key of a business. A secret key is also accepted as a bearer token',
  });
  registry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'Access token from `POST /auth/login`, or a secret key of a business in place of `X-API-Key`',
  });
  for (const [name, header] of Object.entries(responseHeaders)) registry.registerComponent('headers', name, header);
  // Referenced by batch entries, which are parsed separately.
  registry.register('EventOperation', OperationSchema);
  for (const route of Object.values(routes)) registry.registerPath(describeRoute(route));
  registerWebhooks(registry);
  const info = { ...titles.public, version: '1.0.0', license };
  const document = app.getOpenAPI31Document({ openapi: '3.1.0', info, servers: [{ url: '/api/v1' }] });
  return carryExamples(document);
}

/** The document of an audience. */
export function buildOpenApi(audience: Audience) {
  const { components = {}, webhooks, ...whole } = describeAll();
  const own = Object.values<AnyRoute>(routes).filter((route) => audienceOf(route) === audience);
  const ids = new Set(own.map(({ operationId }) => operationId));
  const paths = Object.entries(whole.paths ?? {}).flatMap(([path, methods]) => {
    const kept = Object.entries(methods).filter(([, { operationId }]) => ids.has(operationId));
    return kept.length > 0 ? [[path, Object.fromEntries(kept)] as const] : [];
  });
  const calls = { paths: Object.fromEntries(paths), ...(audience === 'public' ? { webhooks } : {}) };
  const tags = Object.entries(tagDescriptions).filter(([name]) => own.some(({ tag }) => tag === name));
  return {
    ...whole,
    info: { ...whole.info, ...titles[audience] },
    tags: tags.map(([name, description]) => ({ name, description })),
    ...calls,
    components: usedComponents(calls, components),
  };
}
