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
  'manage_staff',
] as const;
export type StaffRight = (typeof staffRights)[number];

export const staffRoles = ['reviewer', 'support', 'lead'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Being signed in, or a right. */
export type StaffRequirement = 'active' | StaffRight;

/** Support sees decisions and reasons, but no proofs, and decides nothing. */
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
  support: ['read_cases', 'write_notes', 'read_reports'],
  lead: staffRights,
};

/** The only check of staff's rights. */
export function mayStaff(role: StaffRole, requirement: StaffRequirement): boolean {
  return requirement === 'active' || rightsOfRole[role].includes(requirement);
}

export function rolesThatMay(requirement: StaffRequirement): StaffRole[] {
  return staffRoles.filter((role) => mayStaff(role, requirement));
}
