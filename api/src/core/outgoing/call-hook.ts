import { lookup } from "node:dns";
import { request as plainRequest, type IncomingMessage } from "node:http";
import { request as secureRequest } from "node:https";
import { countedCall } from "./count-calls.ts";
import { type Posted, requestPublicly, type Resolve } from "./post-publicly.ts";
import { publicHttpsUrl } from "./public-address.ts";

declare module "../context.ts" {
  interface Services {
    /** Delivers webhooks to other organizations' programs. */
    readonly hooks: HookCaller;
  }
}

/** Timeout for a receiver's answer, in milliseconds, and maximum number of bytes that are read of it. */
const PATIENCE = 5_000;
const MOST_READ = 1_024;
const LONGEST = 2_000;
const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Answer of a receiver: its status, and the beginning of its text. */
export interface HookAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * Sends requests to other organizations' programs, only at public https addresses; outside production also at
 * addresses of this machine.
 */
export class HookCaller {
  /** Timeout for a receiver's answer, in milliseconds. */
  patience = PATIENCE;

  constructor(
    private readonly allowsLoopback: boolean,
    private readonly resolve: Resolve = lookup,
  ) {}

  /** Parses an address to which webhooks may be sent; null for any other text. */
  addressOf(text: string): URL | null {
    const url = text.length <= LONGEST ? URL.parse(text) : null;
    return url && this.#isOwn(url) ? url : publicHttpsUrl(text);
  }

  /**
   * Sends one request. It follows no redirect, does not keep the connection, and reads only the beginning of
   * the answer. @throws PrivateAddress when the host is, or resolves to, an address that is not public.
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

/**
 * Reads an answer until it ends, reaches the maximum length or takes too long, because only its status
 * matters.
 */
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

/** Returns bytes as text that the database accepts, without control characters and invalid bytes. */
const storable = (bytes: Buffer): string =>
  bytes.toString("utf8").replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/g, "");
