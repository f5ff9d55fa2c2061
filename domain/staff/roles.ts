/** What staff may do below /staging. Each call of staff names one of these, or `active`. */
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

/** What a call may require of staff: being signed in, or one right. */
export type StaffRequirement = 'active' | StaffRight;

/**
 * The rights of each role. Support answers businesses and therefore sees what was decided and why, but no proof, and decides
 * nothing.
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
  support: ['read_cases', 'write_notes', 'read_reports'],
  lead: staffRights,
};

/** The one rule of which staff may do what. */
export function mayStaff(role: StaffRole, requirement: StaffRequirement): boolean {
  return requirement === 'active' || rightsOfRole[role].includes(requirement);
}

/** The roles that may do something. */
export function rolesThatMay(requirement: StaffRequirement): StaffRole[] {
  return staffRoles.filter((role) => mayStaff(role, requirement));
}
