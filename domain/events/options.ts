/** Options of the create form: who may come, how they are admitted, what it costs them, when the event becomes public. */
export const participantTypes = ['unlimited', 'limited'] as const;
export type ParticipantType = (typeof participantTypes)[number];

export const approvalMethods = ['first_come', 'application'] as const;
export type ApprovalMethod = (typeof approvalMethods)[number];

export const ticketTypes = ['free', 'paid'] as const;
export type TicketType = (typeof ticketTypes)[number];

export const publishTypes = ['immediate', 'scheduled'] as const;
export type PublishType = (typeof publishTypes)[number];
