/** Rejects after this many milliseconds; without a limit it waits. */
export function withTimeout<Answer>(answer: Promise<Answer>, milliseconds: number | undefined): Promise<Answer> {
  if (milliseconds === undefined) return answer;
  const end = new Promise<never>((_, fail) => setTimeout(() => fail(new Error('No answer in time')), milliseconds));
  return Promise.race([answer, end]);
}
