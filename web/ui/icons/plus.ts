import type { IconShape } from '../icon.tsx';

export const Plus: IconShape = [
  ['path', { d: 'M5 12h14' }],
  ['path', { d: 'M12 5v14' }],
];
