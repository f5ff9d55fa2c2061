import type { ProblemCode } from '#contract/shared/problems.ts';

/** Data for the rendering of the login after its form was sent without scripts. */
export type LoginPageData =
  | {
      kind: 'login';
      email: string;
      remember: boolean;
      /** Why nobody was signed in; null where a field was left empty. */
      failure: { code: ProblemCode; retryAfterSeconds: number | null } | null;
    }
  /** Signed in, or a second step waits: the page hands it to the browser and goes on. */
  | { kind: 'signed-in'; answer: object; remember: boolean; next: string };
