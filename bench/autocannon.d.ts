/** Types of the used part of autocannon, which ships none. */
declare module 'autocannon' {
  type Options = {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    /** Sent round robin. */
    requests?: { path: string; headers?: Record<string, string> }[];
  };
  type Result = { requests: { average: number; total: number }; non2xx: number; errors: number };
  export default function autocannon(options: Options): Promise<Result>;
}
