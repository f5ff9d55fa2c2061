/** Exit codes; README.md explains them. */
export const exitCodes = { failed: 1, usage: 2, needsYes: 3 } as const;

/** A reason to stop that is printed without a stack. */
export class Refusal extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.usage) {
    super(message);
    this.exitCode = exitCode;
  }
}
