import type { PublicOperator } from '#domain/shared/operator.ts';

/** Public, as browsers receive it. */
export type Site = {
  /** The API's URL for browsers, e.g. `https://dabei.example`. */
  publicUrl: string;
  publicApiKey: string;
  isDemo: boolean;
  confirmation: 'code' | 'dummy';
  /** False in a pilot: plans and packs are announced, not sold. */
  sells: boolean;
  operator: PublicOperator;
};
