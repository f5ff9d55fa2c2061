/** The part of autocannon that the benchmarks use; the package brings no types. */
declare module 'autocannon' {
  type Options = {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    /** Asked for in turns. */
    requests?: { path: string; headers?: Record<string, string> }[];
  };
  type Result = { requests: { average: number; total: number }; non2xx: number; errors: number };
  export default function autocannon(options: Options): Promise<Result>;
}
