import { queryOptions } from '@tanstack/react-query';
import { api } from './client.ts';
import { readsOf } from './read.ts';

/** Devices that show notices; a module of its own because only the account reads them. */
export const noticeDevices = readsOf(api).read('/account/notices/devices');

export const personExports = readsOf(api).read('/me/exports');

/** The open ownership offer, if the caller is part of it. */
export const ownershipOffer = readsOf(api).read('/business/ownership');

/** Members to offer ownership to; one page. */
export const teamToChoose = readsOf(api).read('/team', { query: { limit: 100 } });

export const ownMeasures = readsOf(api).read('/business/measures');

/** State of this browser, reread on focus, since browser settings may have changed. */
export function thisDevice<Device>(readDevice: () => Promise<Device>) {
  return queryOptions({ queryKey: ['this-device'], queryFn: readDevice, networkMode: 'always' });
}

/** Whether staff may see the dashboard, and when they did. */
export const staffViews = readsOf(api).read('/business/views');
