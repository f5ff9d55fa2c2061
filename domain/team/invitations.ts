/** How long a mailed invitation may be accepted. */
export const invitationLifetimeDays = 7;

/** What ended an invitation: `replaced` by a newer mail to the same person. */
const invitationOutcomes = ['accepted', 'withdrawn', 'replaced'] as const;
export type InvitationOutcome = (typeof invitationOutcomes)[number];

export type LinkState = 'open' | 'expired' | InvitationOutcome;

/** What a link into a team is worth at this moment. */
export function linkState(link: { outcome: InvitationOutcome | null; expiresAt: Date }, now: Date): LinkState {
  return link.outcome ?? (link.expiresAt <= now ? 'expired' : 'open');
}
