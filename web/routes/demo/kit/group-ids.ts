/** The groups of the gallery in their order; also the ids of their headings. */
export const groupIds = ['actions', 'fields', 'choices', 'overlays', 'feedback', 'layout'] as const;
export type GroupId = (typeof groupIds)[number];
