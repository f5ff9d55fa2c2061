/** What the member may do to events. */
export type EventRights = { create: boolean; edit: boolean; delete: boolean };
