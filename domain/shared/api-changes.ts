/** Change log for integrators, newest first; its texts are in `api-docs` of the translations. */
export const apiChanges = [
  { day: '2026-11-29', name: 'advertising' },
  { day: '2026-11-29', name: 'documents' },
  { day: '2026-11-29', name: 'agents' },
  { day: '2026-11-29', name: 'webhooks' },
  { day: '2026-11-29', name: 'sync' },
  { day: '2026-11-23', name: 'docs' },
  { day: '2026-11-23', name: 'series' },
  { day: '2026-11-23', name: 'door' },
  { day: '2026-11-22', name: 'offers' },
] as const;

/** Page and Atom feed. */
export const apiChangesPath = '/api/changes';
export const apiChangesFeedPath = `${apiChangesPath}.atom`;
