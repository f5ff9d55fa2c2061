import { bundleForNode } from './bundle-for-node.ts';

/* Bundles the image's commands separately, so they do not change the server's files. */
await bundleForNode('commands', {
  migrate: 'scripts/operate/migrate.ts',
  'notice-keys': 'scripts/operate/make-notice-keys.ts',
  operator: 'scripts/operate/operator.ts',
  reviewer: 'scripts/operate/reviewer.ts',
});
