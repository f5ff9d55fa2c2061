import type { IconShape } from '../icon.tsx';

export const Minus: IconShape = [['path', { d: 'M5 12h14' }]];
