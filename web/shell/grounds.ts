import type { Ground } from './page-handle.ts';

type Field = {
  field: string;
  /** Drawings ignore the theme, so content on them pins one. */
  theme?: 'light' | 'dark';
  /** Wordmark and controls are all ink. */
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
