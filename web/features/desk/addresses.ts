import { stagingPaths } from '#web/staging-paths.ts';

export const customerPath = (id: string) => stagingPaths.customer.replace(':id', id);

export const searchPath = (q: string) => `${stagingPaths.customers}?${new URLSearchParams({ q })}`;
