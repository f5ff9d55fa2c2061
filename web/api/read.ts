import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { pageClientOf } from './page-client.ts';
import type { ApiPaths } from './paths.ts';

type ReadPath = { [Path in keyof ApiPaths]: ApiPaths[Path] extends { get: object } ? Path : never }[keyof ApiPaths];
type OperationOf<Path extends ReadPath> = ApiPaths[Path] extends { get: infer Operation } ? Operation : never;
type ParamsOf<Path extends ReadPath> = OperationOf<Path> extends { parameters: infer Params } ? Params : never;
type AnswerOf<Path extends ReadPath> =
  OperationOf<Path> extends { responses: { 200: { content: { 'application/json': infer Answer } } } }
    ? // Some routes return text when CSV is requested.
      Exclude<Answer, string>
    : never;

type Params = { path?: Record<string, string>; query?: object };
type Client = { GET: unknown };
type Asked = { client: QueryClient };

/** Untyped `GET`; the functions below restore the types. */
type Get = (path: string, init: { params: Params; signal: AbortSignal }) => Promise<{ data?: unknown }>;

/** Keys follow the address: `/webhooks/{id}/deliveries` is `['webhooks', id, 'deliveries']`. */
function keyOf(path: string, { path: ids = {}, query }: Params): QueryKey {
  const parts = path.slice(1).split('/');
  const address = parts.map((part) => (part.startsWith('{') ? ids[part.slice(1, -1)] : part));
  return query ? [...address, query] : address;
}

/** Query options for one client's routes. A shorter key matches everything below its address. */
export function readsOf(client: Client) {
  const getOf = (asked: Asked) => pageClientOf(asked.client, client).GET as Get;
  return {
    read<Path extends ReadPath>(path: Path, params: ParamsOf<Path> = {} as ParamsOf<Path>) {
      return queryOptions({
        queryKey: keyOf(path, params as Params),
        queryFn: async (asked) => {
          const { data } = await getOf(asked)(path, { params: params as Params, signal: asked.signal });
          return data as AnswerOf<Path>;
        },
      });
    },
    /** An infinite query over a cursor-paged list. */
    readPages<Path extends ReadPath>(path: Path, params: ParamsOf<Path> = {} as ParamsOf<Path>) {
      const { path: ids, query } = params as Params;
      return infiniteQueryOptions({
        queryKey: keyOf(path, params as Params),
        queryFn: async (asked) => {
          const { pageParam: cursor, signal } = asked;
          const page = { ...(ids && { path: ids }), query: { ...query, ...(cursor && { cursor }) } };
          const { data } = await getOf(asked)(path, { params: page, signal });
          return data as AnswerOf<Path> & { next_cursor: string | null };
        },
        initialPageParam: null as string | null,
        getNextPageParam: (page) => page.next_cursor,
      });
    },
  };
}
