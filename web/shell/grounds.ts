import type { Ground } from './page-handle.ts';

type Field = {
  field: string;
  /** Fields of drawings keep their look in both themes, so what is on them is pinned. */
  theme?: 'light' | 'dark';
  /** Ink on colour: the i of the wordmark and the controls are ink as well. */
  isDrawing: boolean;
};

export const grounds: Record<Ground, Field> = {
  paper: { field: 'bg-paper text-ink', isDrawing: false },
  card: { field: 'bg-card text-ink', isDrawing: false },
  tomato: { field: 'bg-pic-tomato text-pic-ink', theme: 'light', isDrawing: true },
  amber: { field: 'bg-pic-amber text-pic-ink', theme: 'light', isDrawing: true },
  blue: { field: 'bg-pic-blue text-pic-ink', theme: 'light', isDrawing: true },
  berry: { field: 'bg-pic-berry text-pic-ink', theme: 'light', isDrawing: true },
  green: { field: 'bg-pic-green text-pic-ink', theme: 'light', isDrawing: true },
  sky: { field: 'bg-pic-sky text-pic-ink', theme: 'light', isDrawing: true },
  night: { field: 'bg-pic-night text-pic-paper', theme: 'dark', isDrawing: false },
};
