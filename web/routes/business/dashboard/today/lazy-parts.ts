/* Lazy parts of the first screen, to keep the dashboard's script small. */
export { Arrivals } from './arrivals.tsx';
export { DoorButton } from './door-button.tsx';
export { FiguresLine } from './figures-line.tsx';
export { TaskList } from './task-list.tsx';
