import { lookup } from "node:dns";
import { request as plainRequest, type IncomingMessage } from "node:http";
import { request as secureRequest } from "node:https";
import { countedCall } from "./count-calls.ts";
import { type Posted, requestPublicly, type Resolve } from "./post-publicly.ts";
import { publicHttpsUrl } from "./public-address.ts";

declare module "../context.ts" {
  interface Services {
    /** Delivers webhooks to the programs of others. */
    readonly hooks: HookCaller;
  }
}

/** Milliseconds in which a receiver has answered, and bytes of its answer that are read. */
const PATIENCE = 5_000;
const MOST_READ = 1_024;
const LONGEST = 2_000;
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** The answer of a receiver: its status, and the beginning of its text. */
export interface HookAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * Posts to the programs of others, at public https addresses alone; outside production also at addresses of
 * this machine.
 */
export class HookCaller {
  /** Milliseconds in which a receiver has answered. */
  patience = PATIENCE;

  constructor(
    private readonly allowsLoopback: boolean,
    private readonly resolve: Resolve = lookup,
  ) {}

  /** Returns the address behind a text to which something may be posted; null for any other. */
  addressOf(text: string): URL | null {
    const url = text.length <= LONGEST ? URL.parse(text) : null;
    return url && this.#isOwn(url) ? url : publicHttpsUrl(text);
  }

  /**
   * Posts once. It follows no redirect, keeps no connection, and reads only the beginning of the answer.
   * Throws PrivateAddress when the host is, or resolves to, one that is not public.
   */
  call(posted: Posted): Promise<HookAnswer> {
    return countedCall("webhook", () => this.#call(posted));
  }

  #call({ url, headers, body }: Posted): Promise<HookAnswer> {
    return new Promise((answered, failed) => {
      const options = { method: "POST", headers, signal: AbortSignal.timeout(this.patience) };
      const read = (response: IncomingMessage) => readBeginning(response, answered);
      if (this.#isOwn(url)) {
        const request = url.protocol === "https:" ? secureRequest : plainRequest;
        request(url, { ...options, agent: false })
          .on("error", failed)
          .on("response", read)
          .end(body);
      } else requestPublicly(url, { ...options, resolve: this.resolve }, read, failed)?.end(body);
    });
  }

  #isOwn({ protocol, hostname, username, password }: URL): boolean {
    const isPlain = !username && !password && (protocol === "http:" || protocol === "https:");
    return this.allowsLoopback && isPlain && loopback.test(hostname);
  }
}

/** Reads an answer until it ends, is long enough or takes too long: only its status matters. */
function readBeginning(response: IncomingMessage, answered: (answer: HookAnswer) => void): void {
  const parts: Buffer[] = [];
  let length = 0;
  const done = () => {
    const bytes = Buffer.concat(parts).subarray(0, MOST_READ);
    answered({ status: response.statusCode ?? 0, text: storable(bytes) });
    response.destroy();
  };
  response.on("data", (part: Buffer) => {
    parts.push(part);
    length += part.length;
    if (length >= MOST_READ) done();
  });
  response.on("end", done);
  response.on("error", done);
}

/** Returns bytes as text that the database takes: without the characters that nobody could read. */
const storable = (bytes: Buffer): string =>
  bytes.toString("utf8").replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/g, "");
