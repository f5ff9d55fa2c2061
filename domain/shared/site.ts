import type { PublicOperator } from '#domain/shared/operator.ts';

/** What every rendered page knows about its installation. All of it is public: it reaches the browser. */
export type Site = {
  /** Address of the API as the browser sees it, e.g. `https://dabei.example`. */
  publicUrl: string;
  publicApiKey: string;
  isDemo: boolean;
  confirmation: 'code' | 'dummy';
  operator: PublicOperator;
};
