/** Below /staging. Each staff request requires one of these, or `active`. */
export const staffRights = [
  'read_cases',
  'read_proofs',
  'write_notes',
  'decide_cases',
  'read_reports',
  'decide_reports',
  'impose_measures',
  'decide_complaints',
  'release_events',
  'read_figures',
  'read_customers',
  'read_payments',
  'view_as_customer',
  'send_mails',
  'correct_addresses',
  'end_sessions',
  'lift_locks',
  'run_jobs',
  'export_accounts',
  'extend_trials',
  'give_credits',
  'approve_credits',
  'give_coupons',
  'refund_payments',
  'close_accounts',
  'write_incidents',
  'throw_switches',
  'manage_staff',
] as const;
export type StaffRight = (typeof staffRights)[number];

export const staffRoles = ['reviewer', 'support', 'finance', 'lead'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Being signed in, or a right. */
export type StaffRequirement = 'active' | StaffRight;

/**
 * Support helps customers, sees no proofs and decides no case. Finance looks after money and approves goodwill of others.
 * Closing accounts, switches and staff are the lead's.
 */
export const rightsOfRole: Record<StaffRole, readonly StaffRight[]> = {
  reviewer: [
    'read_cases',
    'read_proofs',
    'write_notes',
    'decide_cases',
    'read_reports',
    'decide_reports',
    'impose_measures',
    'decide_complaints',
    'release_events',
  ],
  support: [
    'read_cases',
    'write_notes',
    'read_reports',
    'read_customers',
    'read_payments',
    'view_as_customer',
    'send_mails',
    'correct_addresses',
    'end_sessions',
    'lift_locks',
    'run_jobs',
    'export_accounts',
    'extend_trials',
    'give_credits',
    'write_incidents',
  ],
  finance: [
    'read_customers',
    'read_payments',
    'write_notes',
    'give_credits',
    'approve_credits',
    'give_coupons',
    'refund_payments',
  ],
  lead: staffRights,
};

/** The only check of staff's rights. */
export function mayStaff(role: StaffRole, requirement: StaffRequirement): boolean {
  return requirement === 'active' || rightsOfRole[role].includes(requirement);
}

export function rolesThatMay(requirement: StaffRequirement): StaffRole[] {
  return staffRoles.filter((role) => mayStaff(role, requirement));
}
