import type { Ground } from './page-handle.ts';

type Field = {
  field: string;
  /** Picture fields keep their look in both themes, so what lies on them is pinned. */
  theme?: 'light' | 'dark';
  /** Ink on colour: the i of the wordmark and the controls are ink as well. */
  isPicture: boolean;
};

export const grounds: Record<Ground, Field> = {
  paper: { field: 'bg-paper text-ink', isPicture: false },
  card: { field: 'bg-card text-ink', isPicture: false },
  tomato: { field: 'bg-pic-tomato text-pic-ink', theme: 'light', isPicture: true },
  amber: { field: 'bg-pic-amber text-pic-ink', theme: 'light', isPicture: true },
  blue: { field: 'bg-pic-blue text-pic-ink', theme: 'light', isPicture: true },
  berry: { field: 'bg-pic-berry text-pic-ink', theme: 'light', isPicture: true },
  green: { field: 'bg-pic-green text-pic-ink', theme: 'light', isPicture: true },
  sky: { field: 'bg-pic-sky text-pic-ink', theme: 'light', isPicture: true },
  night: { field: 'bg-pic-night text-pic-paper', theme: 'dark', isPicture: false },
};
