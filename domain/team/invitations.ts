export const invitationLifetimeDays = 7;

/** `replaced` by a newer mail to the same person. */
const invitationOutcomes = ['accepted', 'withdrawn', 'replaced'] as const;
export type InvitationOutcome = (typeof invitationOutcomes)[number];

export type LinkState = 'open' | 'expired' | InvitationOutcome;

export function linkState(link: { outcome: InvitationOutcome | null; expiresAt: Date }, now: Date): LinkState {
  return link.outcome ?? (link.expiresAt <= now ? 'expired' : 'open');
}
