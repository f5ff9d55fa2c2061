/** Change log for integrators, newest first; its texts are on the page. */
export const changes = [
  { day: '2026-11-23', name: 'docs' },
  { day: '2026-11-23', name: 'series' },
  { day: '2026-11-23', name: 'door' },
  { day: '2026-11-22', name: 'offers' },
] as const;
