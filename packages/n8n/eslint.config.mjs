import { config } from '@n8n/node-cli/eslint';

export default [
  ...config,
  {
    // Agents work by `/mcp`, where the owner agrees to what spends credits and tells guests.
    files: ['nodes/**/*.ts'],
    rules: { '@n8n/community-nodes/node-usable-as-tool': 'off' },
  },
  {
    // The operator chooses the licence, and is named when it is published.
    files: ['package.json'],
    rules: {
      '@n8n/community-nodes/valid-author': 'off',
      'n8n-nodes-base/community-package-json-author-missing': 'off',
      'n8n-nodes-base/community-package-json-license-not-default': 'off',
    },
  },
];
