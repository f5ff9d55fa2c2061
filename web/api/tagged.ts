/** A response with its ETag; sent back with a change, it detects lost updates. */
export type Tagged<Data> = { data: Data; etag: string };

/** `dataOf` for resources with an ETag. */
export async function taggedOf<Data>(answer: Promise<{ data?: Data; response: Response }>): Promise<Tagged<Data>> {
  const { data, response } = await answer;
  return { data: data as Data, etag: response.headers.get('ETag') ?? '' };
}

/** `If-Match` header; empty without a tag. */
export function ifMatch(etag: string | undefined): Record<string, string> {
  return etag ? { 'If-Match': etag } : {};
}
