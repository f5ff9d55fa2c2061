import { OpenAPIHono } from '@hono/zod-openapi';
import { OperationSchema } from '#contract/event-batches.ts';
import { routes } from '#contract/index.ts';
import { carryExamples } from '#contract/shared/carry-examples.ts';
import { describeRoute, responseHeaders } from '#contract/shared/describe-route.ts';
import { tagDescriptions } from '#contract/shared/tags.ts';
import { registerWebhooks } from '#contract/webhook-bodies.ts';

const license = { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' };

export function buildOpenApi() {
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
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Dabei API',
      version: '1.0.0',
      description: 'Register a business, sign in, publish events and pay with credits.',
      license,
    },
    tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
    servers: [{ url: '/api/v1' }],
  });
  return carryExamples(document);
}
