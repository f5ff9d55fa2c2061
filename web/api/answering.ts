import type { QueryClient } from '@tanstack/react-query';

const answering = new WeakMap<QueryClient, object>();

/** Lets the reads of one page be answered by a client of its own: in the server each is drawn for another person. */
export function answerBy<Client extends object>(queries: QueryClient, client: Client): void {
  answering.set(queries, client);
}

/** The client that answers the reads of a page; in the browser always the usual one. */
export function answererOf<Client extends object>(queries: QueryClient, usual: Client): Client {
  return (answering.get(queries) as Client | undefined) ?? usual;
}
