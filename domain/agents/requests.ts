/** Tools for which a key without standing permission asks a person. */
export const askedTools = ['publish_event', 'change_event', 'cancel_event', 'approve_guest', 'reject_guest'] as const;
export type AskedTool = (typeof askedTools)[number];

export const agentRequest = {
  /** Hours in which a person may answer. */
  hours: 24,
  /** Open ones of a business. */
  most: 20,
  keptDays: 30,
} as const;

export type RequestAnswer = 'allowed' | 'declined';
type RequestState = 'waiting' | 'expired' | RequestAnswer;

export function requestState(
  { answer, expiresAt }: { answer: RequestAnswer | null; expiresAt: Date },
  now: Date,
): RequestState {
  return answer ?? (expiresAt > now ? 'waiting' : 'expired');
}
