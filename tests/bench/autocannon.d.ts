declare module "autocannon" {
  /** One of the connections that make the load. */
  export interface Connection {
    setRequests(requests: readonly { readonly body?: string }[]): void;
  }

  /** The part of autocannon that the benchmark uses; the package brings no types. */
  export default function autocannon(options: {
    url: string;
    method: string;
    headers: Readonly<Record<string, string>>;
    body?: string;
    setupClient?: (connection: Connection) => void;
    requests?: readonly { readonly setupRequest: (request: object) => object }[];
    connections: number;
    /** Seconds. */
    duration: number;
  }): Promise<{ "2xx": number; non2xx: number; errors: number; timeouts: number }>;
}
