/** Why an address gets no mail. */
export const suppressionCauses = ['bounced', 'complained'] as const;
export type SuppressionCause = (typeof suppressionCauses)[number];

/** Bounces within the retention of mails after which an address is not mailed, although each may have been temporary. */
export const mostSoftBounces = 5;

/** RFC 3463 codes of an address that receives nothing; 5.4.1 is Microsoft's for an unknown recipient. */
const hardCodes: ReadonlySet<string> = new Set([
  '5.1.1',
  '5.1.2',
  '5.1.3',
  '5.1.6',
  '5.1.10',
  '5.2.1',
  '5.4.1',
  '5.4.4',
]);

/** Whether the status is about the address itself, rather than a full mailbox, the sender or the content. */
export const isHardStatus = (status: string): boolean => hardCodes.has(status);

/**
 * Whether a mail may be sent. A dead address gets none, not even a code. Who complained gets what they asked for, but
 * nothing they could turn off.
 */
export function maySend(cause: SuppressionCause | undefined, mail: { canBeTurnedOff: boolean }): boolean {
  return cause === undefined || (cause === 'complained' && !mail.canBeTurnedOff);
}
