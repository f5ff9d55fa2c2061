import { bundleForNode } from './bundle-for-node.ts';

/*
 * The commands of the image, which holds no packages that are built in. Built apart from the server, so that they change nothing in
 * its files.
 */
await bundleForNode('commands', {
  migrate: 'scripts/operate/migrate.ts',
  'notice-keys': 'scripts/operate/make-notice-keys.ts',
  operator: 'scripts/operate/operator.ts',
  reviewer: 'scripts/operate/reviewer.ts',
});
