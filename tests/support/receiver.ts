import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterFile } from "./after-file.ts";

/** One delivery as a receiver got it. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly path: string;
}

/** A program of others on this machine that webhooks are delivered to. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** Answers each delivery; 204 without a text at first. */
  answers: (response: ServerResponse, delivery: Received) => void;
}

/** Starts a receiver for this test file. */
export async function aReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const delivery = {
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
        path: request.url ?? "",
      };
      received.push(delivery);
      receiver.answers(response, delivery);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  afterFile(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers: (response) => response.writeHead(204).end(),
  };
  return receiver;
}
