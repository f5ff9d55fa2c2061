import type { ProblemCode } from '#contract/shared/problems.ts';

/** Data for rendering the login after a submit without scripts. */
export type LoginPageData =
  | {
      kind: 'login';
      email: string;
      remember: boolean;
      /** Null: a field was empty. */
      failure: { code: ProblemCode; retryAfterSeconds: number | null } | null;
    }
  /** The page passes the session or second step to the browser and continues. */
  | { kind: 'signed-in'; answer: object; remember: boolean; next: string };
