import type { IDataObject, IExecuteFunctions, INodeExecutionData, INodeType, INodeTypeDescription } from 'n8n-workflow';
import { NodeApiError, NodeConnectionTypes, NodeOperationError } from 'n8n-workflow';
import { callDabei, readPages } from './call-dabei';
import type { Read } from './operations';
import { operations } from './operations';
import { properties } from './properties';

const hoursFields = [
  'opening_hours',
  'extraordinary_closures',
  'special_days',
  'seasons',
  'closed_on_holidays',
  'holiday_land',
];

async function execute(context: IExecuteFunctions, index: number): Promise<IDataObject[]> {
  const read = ((name: string) => context.getNodeParameter(name, index, '') || undefined) as Read;
  const resource = read('resource') ?? '';
  const operation = read('operation') ?? '';
  const call = operations[resource]?.[operation]?.(read);
  if (!call) throw new NodeOperationError(context.getNode(), `There is no operation ${operation} of ${resource}`);
  if (operation === 'getAll') {
    const most = read<boolean>('returnAll') ? Infinity : (read<number>('limit') ?? 50);
    return readPages(context, call, most, index);
  }
  const answer = await callDabei(context, call, index);
  if (resource !== 'hours') return [answer];
  return [Object.fromEntries(Object.entries(answer).filter(([name]) => hoursFields.includes(name)))];
}

export class Dabei implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Dabei',
    name: 'dabei',
    icon: 'file:dabei.svg',
    group: ['transform'],
    version: 1,
    subtitle: '={{$parameter["operation"] + ": " + $parameter["resource"]}}',
    description: 'Events, guests and hours of a business on Dabei',
    defaults: { name: 'Dabei' },
    inputs: [NodeConnectionTypes.Main],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'dabeiApi', required: true }],
    properties,
  };

  async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
    const results: INodeExecutionData[] = [];
    for (let index = 0; index < this.getInputData().length; index++) {
      try {
        for (const json of await execute(this, index)) results.push({ json, pairedItem: { item: index } });
      } catch (error) {
        if (this.continueOnFail())
          results.push({ json: { error: (error as Error).message }, pairedItem: { item: index } });
        // eslint-disable-next-line @n8n/community-nodes/require-node-api-error
        else if (error instanceof NodeApiError) throw error;
        else throw new NodeOperationError(this.getNode(), error as Error, { itemIndex: index });
      }
    }
    return [results];
  }
}
