export const accountExport = {
  keptDays: 7,
  /** By then every retry of the job has failed. */
  givenUpAfterMinutes: 60,
  pauseHours: 24,
} as const;

export const exportStatuses = ['preparing', 'ready', 'failed'] as const;
type ExportStatus = (typeof exportStatuses)[number];

interface Times {
  createdAt: Date;
  finishedAt: Date | null;
}

export function exportStatus({ createdAt, finishedAt }: Times, now: Date): ExportStatus {
  if (finishedAt) return 'ready';
  const minutes = (now.getTime() - createdAt.getTime()) / 60_000;
  return minutes < accountExport.givenUpAfterMinutes ? 'preparing' : 'failed';
}

/** Null: immediately, as after a failure. */
export function nextExportAt(newest: Times | undefined, now: Date): Date | null {
  if (!newest || exportStatus(newest, now) !== 'ready') return null;
  const next = new Date(newest.createdAt.getTime() + accountExport.pauseHours * 3_600_000);
  return next > now ? next : null;
}

/** Tables of an export, in order; `i18n` describes each. */
export const exportNames = {
  business: [
    'business',
    'profile',
    'place',
    'proposals',
    'contracts',
    'verification_decisions',
    'team',
    'invitations',
    'ownership_offers',
    'events',
    'series',
    'import_sources',
    'imported_entries',
    'views',
    'placements',
    'page_opens',
    'page_addresses',
    'deleted_pages',
    'impressions',
    'participants',
    'web_guests',
    'guest_lists',
    'guest_list_names',
    'offers',
    'door_marks',
    'notices',
    'guest_notices',
    'receipts',
    'measures',
    'measure_history',
    'complaints',
    'event_holds',
    'pushes',
    'credits',
    'credit_balance',
    'credit_reservations',
    'goodwill',
    'coupons',
    'payments',
    'refunds',
    'invoices',
    'invoice_files',
    'billing',
    'subscription',
    'api_keys',
    'agent_requests',
    'webhooks',
    'webhook_deliveries',
    'exports',
    'staff_views',
    'audit',
  ],
  person: [
    'person',
    'memberships',
    'sessions',
    'devices',
    'second_factors',
    'factor_removals',
    'email_changes',
    'known_devices',
    'my_notices',
    'my_actions',
    'my_door_marks',
    'my_invitations',
    'my_complaints',
    'my_ownership_offers',
    'my_exports',
    'password_resets',
    'mails',
    'suppressed_addresses',
    'contact_messages',
    'withdrawals',
    'reports',
  ],
} as const;

export type ExportName = (typeof exportNames)['business' | 'person'][number];
