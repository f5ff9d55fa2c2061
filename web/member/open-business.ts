import { storedChoice } from '#web/api/chosen-business.ts';
import { api, chosenBusiness } from '#web/api/client.ts';
import { session } from '#web/api/session.ts';

/**
 * Switches the business and reloads, so that nothing of the previous one stays visible. The server stores the choice
 * for the next sign-in, best effort.
 */
export async function openBusiness(businessId: string, companyName: string, path: string): Promise<void> {
  await api.PUT('/me/opened-business', { body: { business_id: businessId } }).catch(() => {});
  // Fixes this tab's choice before it is overwritten, so pending calls keep their business.
  chosenBusiness.id();
  storedChoice.write(businessId);
  session.nameCompany(companyName);
  location.assign(path);
}
