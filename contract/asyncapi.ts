import { buildOpenApi } from '#contract/openapi.ts';
import { usedComponents } from '#contract/shared/used-components.ts';
import { changeTypes } from '#domain/stream/change-types.ts';

const json = 'application/json';

/** Name of a message: `event.created` -> `eventCreated`. */
function messageName(type: string): string {
  return type.replaceAll(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function referTo<T extends string>(channel: string, types: readonly T[]) {
  return types.map((type) => ({ $ref: `#/channels/${channel}/messages/${messageName(type)}` }));
}

/** Data of a change in the stream, as `open-stream.ts` of the server writes it. */
function streamMessage(type: string) {
  return {
    name: type,
    title: type,
    contentType: json,
    payload: {
      type: 'object',
      required: ['type', 'subject_id'],
      properties: {
        type: { const: type },
        subject_id: {
          type: ['string', 'null'],
          format: 'uuid',
          description: 'Id of the event that the change is about; null for others',
        },
      },
      examples: [{ type, subject_id: null }],
    },
  };
}

/** The stream of a business and its webhooks as AsyncAPI, with the schemas of the OpenAPI document. */
export function buildAsyncApi() {
  const { info, webhooks = {}, components } = buildOpenApi('public');
  const messages = Object.entries(webhooks).map(([type, path]) => {
    const { post } = path as { post: { summary: string; requestBody: { content: Record<string, unknown> } } };
    const content = post.requestBody.content[json] as { schema: object; example: object };
    return {
      type,
      message: {
        name: type,
        title: type,
        summary: post.summary,
        contentType: json,
        payload: content.schema,
        examples: [{ payload: content.example }],
      },
    };
  });
  const types = messages.map(({ type }) => type);
  const { schemas = {} } = usedComponents({ messages }, components);
  return {
    asyncapi: '3.0.0',
    info: {
      title: `${info.title}: stream and webhooks`,
      version: info.version,
      description: 'Changes of a business as server-sent events, and the deliveries of its webhooks.',
    },
    defaultContentType: json,
    channels: {
      stream: {
        address: '/api/v1/stream',
        title: 'Stream of a business',
        description:
          'Server-sent events. The event field of each is its type, its id resumes the stream with `Last-Event-ID`. `ready` with an empty object begins it.',
        messages: Object.fromEntries(changeTypes.map((type) => [messageName(type), streamMessage(type)])),
      },
      webhooks: {
        title: 'Webhooks of a business',
        description: 'POST requests to the URL of a webhook, signed as Standard Webhooks.',
        messages: Object.fromEntries(messages.map(({ type, message }) => [messageName(type), message])),
      },
    },
    operations: {
      readStream: {
        action: 'send',
        channel: { $ref: '#/channels/stream' },
        summary: 'The server sends what has changed',
        security: [{ $ref: '#/components/securitySchemes/apiKey' }],
        messages: referTo('stream', changeTypes),
      },
      callWebhook: {
        action: 'send',
        channel: { $ref: '#/channels/webhooks' },
        summary: 'The server calls the URL of a webhook',
        security: [{ $ref: '#/components/securitySchemes/signature' }],
        messages: referTo('webhooks', types),
      },
    },
    components: {
      schemas,
      securitySchemes: {
        apiKey: { type: 'httpApiKey', name: 'X-API-Key', in: 'header' },
        signature: {
          type: 'httpApiKey',
          name: 'webhook-signature',
          in: 'header',
          description: 'Signature of Standard Webhooks, by the secret of the webhook',
        },
      },
    },
  };
}
