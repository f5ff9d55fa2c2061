import type { z } from 'zod';
import type { FoundCustomerSchema } from '#contract/desk-customers.ts';
import { isForgottenAddress } from '#domain/account/forgotten-address.ts';
import { shownEmail } from '#domain/shared/email.ts';
import type { FoundCustomer } from '#server/modules/desk/customers/find-customers.ts';

/** Different reasons to show for one customer. */
const SHOWN = 4;

export function toFoundCustomer({
  business,
  displayName,
  owner,
  hits,
}: FoundCustomer): z.input<typeof FoundCustomerSchema> {
  const seen = new Set<string>();
  const different = hits.filter(({ by, found }) => {
    const key = `${by} ${found}`;
    return !seen.has(key) && seen.add(key);
  });
  // Events are also found by their place, which is often the name of the business.
  const keys = different.filter(({ by }) => by !== 'event_title');
  return {
    id: business.id,
    company_name: business.companyName,
    display_name: displayName,
    address: business.address,
    verification_status: business.verificationStatus,
    is_closed: business.closedAt !== null,
    open_measures: business.openMeasures,
    owner: isForgottenAddress(owner.email) ? null : owner,
    matches: (keys.length > 0 ? keys : different).slice(0, SHOWN).map(({ by, found, isExact }) => ({
      by,
      text: shownEmail(found),
      is_exact: isExact,
    })),
  };
}
