import type { IconShape } from '../icon.tsx';

export const Navigation: IconShape = [['polygon', { points: '3 11 22 2 13 21 11 13 3 11' }]];
