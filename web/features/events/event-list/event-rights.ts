/** Rights of the member over events. */
export type EventRights = { create: boolean; edit: boolean; delete: boolean };
