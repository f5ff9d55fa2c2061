import { queryOptions } from '@tanstack/react-query';
import { api } from './client.ts';
import { readsOf } from './read.ts';

/** The devices that show the person notices. Only the account reads them, so it alone loads this. */
export const noticeDevices = readsOf(api).read('/account/notices/devices');

/** What the person takes along about themselves. */
export const personExports = readsOf(api).read('/me/exports');

/** The open offer to hand the business over, if it concerns who asks. */
export const ownershipOffer = readsOf(api).read('/business/ownership');

/** Whom the owner may offer the business to: as many as one page holds. */
export const teamToChoose = readsOf(api).read('/team', { query: { limit: 100 } });

/** Measures of the operator against the business, with their reasons; what else is read below its address makes them stale too. */
export const ownMeasures = readsOf(api).read('/business/measures');

/** What this browser says of itself; read again when somebody comes back to it, from its settings for example. */
export function thisDevice<Device>(readDevice: () => Promise<Device>) {
  return queryOptions({ queryKey: ['this-device'], queryFn: readDevice, networkMode: 'always' });
}

/** The contracts of the business with the operator. */
export const legalDocuments = readsOf(api).read('/account/documents');
