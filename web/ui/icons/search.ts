import type { IconShape } from '../icon.tsx';

export const Search: IconShape = [
  ['path', { d: 'm21 21-4.34-4.34' }],
  ['circle', { cx: '11', cy: '11', r: '8' }],
];
