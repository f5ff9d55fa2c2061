import { waitingState } from '#domain/registration/code.ts';
import type { RegistrationRow } from '#server/modules/people/registrations/queries.ts';

export function toDeskRegistration(row: RegistrationRow, now: Date) {
  return {
    id: row.id,
    email: row.email,
    company_name: row.form.companyName,
    contact_person: row.form.contactPerson,
    state: waitingState(row, now),
    wrong_codes: row.wrongTries,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  };
}
