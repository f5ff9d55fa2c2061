import { chosenBusiness } from '#web/api/client.ts';
import { session } from '#web/api/session.ts';
import { paths } from '#web/paths.ts';

/** Goes on with another business. The page loads anew, so that nothing of the one before stays on the screen. */
export function openBusiness(businessId: string, companyName: string): void {
  chosenBusiness.choose(businessId);
  session.nameCompany(companyName);
  location.assign(paths.dashboard);
}
