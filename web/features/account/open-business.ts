import { chosenBusiness } from '#web/api/client.ts';
import { session } from '#web/api/session.ts';

/** Switches to another business, at this address. The page reloads, so that nothing of the previous one stays on the screen. */
export function openBusiness(businessId: string, companyName: string, path: string): void {
  chosenBusiness.choose(businessId);
  session.nameCompany(companyName);
  location.assign(path);
}
