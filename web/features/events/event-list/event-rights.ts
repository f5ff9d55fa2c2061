export type EventRights = { create: boolean; edit: boolean; delete: boolean };
