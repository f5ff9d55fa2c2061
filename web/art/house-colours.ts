import type { BusinessType } from '#domain/catalogue/business-types.ts';
import type { Accent } from '#domain/profile/accents.ts';

const roofs: Partial<Record<BusinessType, string>> = {
  restaurant: '[--house-roof:var(--pic-fir)]',
  cafe: '[--house-roof:var(--pic-blue)]',
  club: '[--house-roof:var(--pic-night-far)]',
  fitness: '[--house-roof:var(--pic-fir)]',
  other: '[--house-roof:var(--pic-fir)]',
};

const amberLight = '[--house-light:var(--pic-amber)]';

const walls: Partial<Record<BusinessType, string>> = {
  bar: `[--house-wall:var(--pic-tomato)] ${amberLight}`,
  cafe: `[--house-wall:var(--pic-white)] [--house-bar:var(--pic-blue)] [--house-words:var(--pic-ink)] ${amberLight}`,
  club: `[--house-wall:var(--pic-ink)] [--house-bar:var(--pic-berry)] [--house-words:var(--pic-ink)] [--house-labels:var(--pic-paper)] [--house-door:var(--pic-berry)] ${amberLight}`,
  fitness: `[--house-wall:var(--pic-green)] ${amberLight}`,
};

/** A house's colours: the accent, else those of the type, else amber. */
export function houseColours(type: BusinessType, accent?: Accent | null): string {
  const tone = `[--house-wall:var(--tag)] [--house-words:var(--tag)] ${accent === 'amber' ? '' : amberLight}`;
  return `${roofs[type] ?? ''} ${(accent ? tone : walls[type]) ?? ''}`;
}
