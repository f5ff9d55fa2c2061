import { bundleForNode } from './bundle-for-node.ts';

/*
 * The commands of the image, which holds no packages that are built in. Built apart from the server, so that they change nothing in
 * its files.
 */
await bundleForNode('commands', {
  migrate: 'scripts/migrate.ts',
  'notice-keys': 'scripts/make-notice-keys.ts',
  operator: 'scripts/operator.ts',
  reviewer: 'scripts/reviewer.ts',
});
