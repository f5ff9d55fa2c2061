/** Options of the create form: capacity, admission, price, publication. */
export const participantTypes = ['unlimited', 'limited'] as const;
export type ParticipantType = (typeof participantTypes)[number];

export const approvalMethods = ['first_come', 'application'] as const;
export type ApprovalMethod = (typeof approvalMethods)[number];

export const ticketTypes = ['free', 'paid'] as const;
export type TicketType = (typeof ticketTypes)[number];

export const publishTypes = ['immediate', 'scheduled'] as const;
export type PublishType = (typeof publishTypes)[number];
