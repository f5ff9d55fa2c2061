import type { QueryClient } from '@tanstack/react-query';

const answering = new WeakMap<QueryClient, object>();

/** Sets the API client for one page's reads; on the server each page acts for a different person. */
export function answerBy<Client extends object>(queries: QueryClient, client: Client): void {
  answering.set(queries, client);
}

/** The client for a page's reads; in the browser always `usual`. */
export function answererOf<Client extends object>(queries: QueryClient, usual: Client): Client {
  return (answering.get(queries) as Client | undefined) ?? usual;
}
