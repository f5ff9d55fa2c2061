/** Groups in order, and their heading ids. */
export const groupIds = ['actions', 'fields', 'choices', 'overlays', 'feedback', 'layout'] as const;
export type GroupId = (typeof groupIds)[number];
