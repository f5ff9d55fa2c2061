import type { TextStyle } from '#server/adapters/pictures/typefaces.ts';

/** Text styles of pictures, named as on pages. */
export const styles = {
  title: { family: 'display', weight: 800, width: 80, tracking: -0.04 },
  day: { family: 'display', weight: 800, width: 80, tracking: -0.05 },
  month: { family: 'display', weight: 800, width: 76, tracking: -0.03 },
  strip: { family: 'display', weight: 800, width: 80, tracking: -0.01 },
  strong: { family: 'text', weight: 600 },
  label: { family: 'text', weight: 500 },
  plain: { family: 'text', weight: 400 },
} as const satisfies Record<string, TextStyle>;
