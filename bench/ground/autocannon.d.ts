/** The part of autocannon that the benches use; it brings no types. */
declare module "autocannon" {
  namespace autocannon {
    interface Options {
      url: string;
      connections: number;
      /** Seconds. */
      duration: number;
      method?: "GET" | "POST";
      headers?: Record<string, string>;
      body?: string;
    }
    interface Result {
      requests: { average: number; total: number };
      /** Milliseconds. */
      latency: { p50: number; p99: number };
      errors: number;
      non2xx: number;
    }
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
  export = autocannon;
}
