import type { QueryClient } from '@tanstack/react-query';

const clients = new WeakMap<QueryClient, object>();

/** Sets the API client for one page's reads; on the server each page acts for a different person. */
export function setPageClient<Client extends object>(queries: QueryClient, client: Client): void {
  clients.set(queries, client);
}

/** The client for a page's reads; in the browser always `usual`. */
export function pageClientOf<Client extends object>(queries: QueryClient, usual: Client): Client {
  return (clients.get(queries) as Client | undefined) ?? usual;
}
