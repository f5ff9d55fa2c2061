import { storedChoice } from '#web/api/chosen-business.ts';
import { api, chosenBusiness } from '#web/api/client.ts';
import { session } from '#web/api/session.ts';

/**
 * Switches to another business, at this address. The page reloads, so that nothing of the previous one stays on the screen; what
 * this one still sends goes to the previous one. Signing in elsewhere begins with what was opened last, as far as that can be told.
 */
export async function openBusiness(businessId: string, companyName: string, path: string): Promise<void> {
  await api.PUT('/me/opened-business', { body: { business_id: businessId } }).catch(() => {});
  // Read before the choice is another one: this page, which is about to go, stays with its own.
  chosenBusiness.id();
  storedChoice.write(businessId);
  session.nameCompany(companyName);
  location.assign(path);
}
