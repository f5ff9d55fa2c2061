import { chosenBusiness } from '#web/api/client.ts';
import { session } from '#web/api/session.ts';
import { paths } from '#web/paths.ts';

/** Switches to another business. The page reloads, so that nothing of the previous one stays on the screen. */
export function openBusiness(businessId: string, companyName: string): void {
  chosenBusiness.choose(businessId);
  session.nameCompany(companyName);
  location.assign(paths.dashboard);
}
