/** Clients of a process that stops come back spread over this time, in milliseconds. */
const SPREAD_MS = 4_000;
const SOONEST_MS = 500;

/** What a stream of server-sent events says before it ends because its process does: come back soon, not all at once. */
export function retryElsewhere(): string {
  return `retry: ${Math.round(SOONEST_MS + Math.random() * SPREAD_MS)}\n\n`;
}
