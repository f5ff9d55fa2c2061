import type { INodeProperties, INodePropertyOptions } from 'n8n-workflow';

const operationsOf = (resource: string, first: string, options: INodePropertyOptions[]): INodeProperties => ({
  displayName: 'Operation',
  name: 'operation',
  type: 'options',
  noDataExpression: true,
  displayOptions: { show: { resource: [resource] } },
  options,
  default: first,
});

const shownFor = (resource: string[], operation: string[]) => ({ show: { resource, operation } });
const words = (values: string[]): INodePropertyOptions[] =>
  values.map((value) => ({ name: `${value.charAt(0).toUpperCase()}${value.slice(1)}`, value }));
const text = (displayName: string, name: string, description: string, placeholder = ''): INodeProperties => ({
  ...{ displayName, name, description, placeholder },
  type: 'string',
  default: '',
});

const given: INodeProperties[] = [
  text('Description', 'description', 'Needed to publish'),
  text('Date', 'event_date', 'Needed to publish: today to 90 days ahead', '2026-12-09'),
  text('Start Time', 'start_time', 'Wall time in Europe/Berlin', '20:00'),
  text('End Time', 'end_time', 'Wall time in Europe/Berlin', '23:00'),
  text('Location', 'location', 'Empty: at the business'),
  {
    displayName: 'Status',
    name: 'status',
    type: 'options',
    options: words(['draft', 'published']),
    default: 'draft',
    description: 'Minimum status: an event that is further keeps its own. Publishing takes credits.',
  },
];

const filters: INodeProperties[] = [
  text('Search', 'q', 'Part of the title or the location'),
  {
    displayName: 'Status',
    name: 'status',
    type: 'options',
    options: words(['draft', 'scheduled', 'published', 'cancelled', 'archived']),
    default: 'published',
  },
  { displayName: 'When', name: 'when', type: 'options', options: words(['coming', 'past']), default: 'coming' },
];

export const properties: INodeProperties[] = [
  {
    displayName: 'Resource',
    name: 'resource',
    type: 'options',
    noDataExpression: true,
    options: words(['event', 'guest', 'hours']),
    default: 'event',
  },
  operationsOf('event', 'getAll', [
    { name: 'Cancel', value: 'cancel', action: 'Cancel an event', description: 'Guests get a notice' },
    { name: 'Create or Update', value: 'upsert', action: 'Create or update an event by external ID' },
    { name: 'Get', value: 'get', action: 'Get an event' },
    { name: 'Get by External ID', value: 'getByExternalId', action: 'Get an event by external ID' },
    { name: 'Get Many', value: 'getAll', action: 'Get many events' },
    { name: 'Publish', value: 'publish', action: 'Publish an event', description: 'Takes credits' },
  ]),
  operationsOf('guest', 'getAll', [
    { name: 'Approve', value: 'approve', action: 'Approve a guest' },
    { name: 'Get Many', value: 'getAll', action: 'Get many guests' },
    { name: 'Reject', value: 'reject', action: 'Reject a guest' },
  ]),
  operationsOf('hours', 'get', [{ name: 'Get', value: 'get', action: 'Get the hours of the business' }]),
  {
    ...text('External ID', 'externalId', 'ID of the event in your program'),
    required: true,
    displayOptions: shownFor(['event'], ['upsert', 'getByExternalId']),
  },
  {
    ...text('Event ID', 'eventId', 'ID of the event in Dabei'),
    required: true,
    displayOptions: { show: { resource: ['event'], operation: ['get', 'publish', 'cancel'] } },
  },
  {
    ...text('Event ID', 'eventId', 'ID of the event in Dabei'),
    required: true,
    displayOptions: { show: { resource: ['guest'] } },
  },
  {
    ...text('User ID', 'userId', 'Field user_id of the guest'),
    required: true,
    displayOptions: shownFor(['guest'], ['approve', 'reject']),
  },
  {
    ...text('Title', 'title', 'At most 60 characters'),
    required: true,
    displayOptions: shownFor(['event'], ['upsert']),
  },
  {
    displayName: 'Fields',
    name: 'fields',
    type: 'collection',
    placeholder: 'Add Field',
    default: {},
    options: given,
    displayOptions: shownFor(['event'], ['upsert']),
  },
  {
    displayName: 'More Fields',
    name: 'moreFields',
    type: 'json',
    default: '{}',
    description: 'Further fields of the event, named as in the API. Fields that are not given are reset.',
    displayOptions: shownFor(['event'], ['upsert']),
  },
  {
    ...text('Reason', 'reason', 'Guests see it'),
    displayOptions: shownFor(['event'], ['cancel']),
  },
  {
    displayName: 'Return All',
    name: 'returnAll',
    type: 'boolean',
    default: false,
    description: 'Whether to return all results or only up to a given limit',
    displayOptions: shownFor(['event', 'guest'], ['getAll']),
  },
  {
    displayName: 'Limit',
    name: 'limit',
    type: 'number',
    typeOptions: { minValue: 1 },
    default: 50,
    description: 'Max number of results to return',
    displayOptions: { show: { resource: ['event', 'guest'], operation: ['getAll'], returnAll: [false] } },
  },
  {
    displayName: 'Filters',
    name: 'filters',
    type: 'collection',
    placeholder: 'Add Filter',
    default: {},
    options: filters,
    displayOptions: shownFor(['event'], ['getAll']),
  },
  {
    displayName: 'Statuses',
    name: 'statuses',
    type: 'multiOptions',
    options: words(['applied', 'approved', 'joined', 'left', 'offered', 'rejected', 'waiting']),
    default: [],
    description: 'None: guests of every status',
    displayOptions: shownFor(['guest'], ['getAll']),
  },
];
