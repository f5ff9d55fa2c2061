/* Parts of the first screen that do not fit into the dashboard's own script. */
export { Arrivals } from './arrivals.tsx';
export { DoorButton } from './door-button.tsx';
export { FiguresLine } from './figures-line.tsx';
export { WaitingThings } from './waiting-things.tsx';
