/** How long a mailed invitation may be accepted. */
export const invitationLifetimeDays = 7;

/** Why an invitation ended: `replaced` by a newer mail to the same person. */
const invitationOutcomes = ['accepted', 'withdrawn', 'replaced'] as const;
export type InvitationOutcome = (typeof invitationOutcomes)[number];

export type LinkState = 'open' | 'expired' | InvitationOutcome;

/** The current status of an invitation link. */
export function linkState(link: { outcome: InvitationOutcome | null; expiresAt: Date }, now: Date): LinkState {
  return link.outcome ?? (link.expiresAt <= now ? 'expired' : 'open');
}
