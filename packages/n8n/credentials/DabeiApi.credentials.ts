import type { IAuthenticateGeneric, ICredentialTestRequest, ICredentialType, INodeProperties } from 'n8n-workflow';

export class DabeiApi implements ICredentialType {
  name = 'dabeiApi';
  displayName = 'Dabei API';
  icon = 'file:../nodes/Dabei/dabei.svg' as const;
  documentationUrl = 'https://www.npmjs.com/package/n8n-nodes-dabei';

  properties: INodeProperties[] = [
    {
      displayName: 'API Key',
      name: 'apiKey',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      required: true,
      description: 'A secret key from the dashboard, page Connections. A test key works on the test side.',
    },
    {
      displayName: 'Base URL',
      name: 'baseUrl',
      type: 'string',
      default: '',
      required: true,
      placeholder: 'https://address-of-the-service',
      description: 'Address of the service, without a path',
    },
  ];

  authenticate: IAuthenticateGeneric = {
    type: 'generic',
    properties: { headers: { 'X-API-Key': '={{$credentials.apiKey}}' } },
  };

  test: ICredentialTestRequest = {
    request: { baseURL: '={{$credentials.baseUrl}}', url: '/api/v1/events', qs: { limit: 1 } },
  };
}
