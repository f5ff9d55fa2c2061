/** An answer with the tag of its state: sent back with a change, it lets the API refuse when somebody else was faster. */
export type Tagged<Data> = { data: Data; etag: string };

/** Like `dataOf`, for resources that have a tag. */
export async function taggedOf<Data>(answer: Promise<{ data?: Data; response: Response }>): Promise<Tagged<Data>> {
  const { data, response } = await answer;
  return { data: data as Data, etag: response.headers.get('ETag') ?? '' };
}

/** Header of a change that applies only to the state that was read; empty when there was none. */
export function ifMatch(etag: string | undefined): Record<string, string> {
  return etag ? { 'If-Match': etag } : {};
}
