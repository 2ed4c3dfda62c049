/** The part of autocannon that the benches use; it brings no types. */
declare module "autocannon" {
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers?: Record<string, string>;
  }
  interface Result {
    requests: { average: number; total: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    errors: number;
  }
  const autocannon: (options: Options) => Promise<Result>;
  export = autocannon;
}
