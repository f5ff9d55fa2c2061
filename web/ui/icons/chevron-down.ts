import type { IconShape } from '../icon.tsx';

export const ChevronDown: IconShape = [['path', { d: 'm6 9 6 6 6-6' }]];
