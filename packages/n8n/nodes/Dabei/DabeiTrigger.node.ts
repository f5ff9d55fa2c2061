import type {
  IDataObject,
  IHookFunctions,
  INodeType,
  INodeTypeDescription,
  IWebhookFunctions,
  IWebhookResponseData,
} from 'n8n-workflow';
import { NodeApiError, NodeConnectionTypes } from 'n8n-workflow';
import { callDabei, segment } from './call-dabei';
import { isSigned } from './verify-webhook';

/** The webhook of the current address: test and production addresses of n8n have one each. */
function stored(context: IHookFunctions | IWebhookFunctions) {
  const data = context.getWorkflowStaticData('node');
  const url = context.getNodeWebhookUrl('default') ?? '';
  return {
    url,
    hook: data[url] as { id: string; secret: string } | undefined,
    keep: (hook: { id: string; secret: string }) => {
      data[url] = hook;
    },
    forget: () => {
      delete data[url];
    },
  };
}

const isUnknown = (error: unknown) => error instanceof NodeApiError && error.httpCode === '404';

async function remove(context: IHookFunctions): Promise<void> {
  const { hook, forget } = stored(context);
  if (hook) {
    const call = callDabei(context, { method: 'DELETE', path: `/webhooks/${segment(hook.id)}` });
    await call.catch((error) => {
      if (!isUnknown(error)) throw error;
    });
  }
  forget();
}

/** Body of the webhook by the parameters of the node. */
const wanted = (context: IHookFunctions) => ({
  event_types: [...(context.getNodeParameter('eventTypes') as string[])].sort(),
  includes_drafts: context.getNodeParameter('includesDrafts') as boolean,
});

export class DabeiTrigger implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Dabei Trigger',
    name: 'dabeiTrigger',
    icon: 'file:dabei.svg',
    group: ['trigger'],
    version: 1,
    subtitle: '={{$parameter["eventTypes"].join(", ")}}',
    description: 'Starts when an event or a guest changes on Dabei',
    defaults: { name: 'Dabei Trigger' },
    inputs: [],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'dabeiApi', required: true }],
    webhooks: [{ name: 'default', httpMethod: 'POST', responseMode: 'onReceived', path: 'webhook' }],
    properties: [
      {
        displayName: 'Types',
        name: 'eventTypes',
        type: 'multiOptions',
        required: true,
        default: ['participant.joined'],
        options: [
          { name: 'Event Cancelled', value: 'event.cancelled' },
          { name: 'Event Created', value: 'event.created' },
          { name: 'Event Deleted', value: 'event.deleted' },
          { name: 'Event Updated', value: 'event.updated' },
          { name: 'Guest Approved', value: 'participant.approved' },
          { name: 'Guest Joined', value: 'participant.joined' },
          { name: 'Guest Left', value: 'participant.left' },
          { name: 'Guest Offered a Place', value: 'participant.offered' },
          { name: 'Guest Rejected', value: 'participant.rejected' },
        ],
      },
      {
        displayName: 'Include Drafts',
        name: 'includesDrafts',
        type: 'boolean',
        default: false,
        description: 'Whether events that guests do not see start the workflow, too',
      },
    ],
  };

  webhookMethods = {
    default: {
      async checkExists(this: IHookFunctions): Promise<boolean> {
        const { url, hook } = stored(this);
        if (!hook) return false;
        const { event_types, includes_drafts } = wanted(this);
        const found = await callDabei(this, { method: 'GET', path: `/webhooks/${segment(hook.id)}` }).catch((error) => {
          if (!isUnknown(error)) throw error;
        });
        const types = [...((found?.event_types as string[] | undefined) ?? [])].sort();
        const isSame =
          found?.url === url &&
          found.status === 'active' &&
          found.includes_drafts === includes_drafts &&
          types.join() === event_types.join();
        if (!isSame) await remove(this);
        return isSame;
      },

      async create(this: IHookFunctions): Promise<boolean> {
        const { url, keep } = stored(this);
        const body = { url, ...wanted(this) };
        const { id, secret } = await callDabei(this, { method: 'POST', path: '/webhooks', body });
        keep({ id: id as string, secret: secret as string });
        return true;
      },

      async delete(this: IHookFunctions): Promise<boolean> {
        await remove(this);
        return true;
      },
    },
  };

  async webhook(this: IWebhookFunctions): Promise<IWebhookResponseData> {
    const request = this.getRequestObject();
    if (!request.rawBody) await request.readRawBody();
    const { hook } = stored(this);
    const headers = this.getHeaderData() as Record<string, string | string[] | undefined>;
    if (!hook || !isSigned(headers, request.rawBody, hook.secret, new Date())) {
      this.getResponseObject().status(401).end();
      return { noWebhookResponse: true };
    }
    const message = JSON.parse(request.rawBody.toString()) as IDataObject;
    return { workflowData: [[{ json: { id: headers['webhook-id'], ...message } }]] };
  }
}
