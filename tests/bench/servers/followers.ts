import { performance } from "node:perf_hooks";
import { WebSocket } from "ws";
import type { Heard, ToFollowers } from "../live.ts";

/** The process of a team whose members have one socket each and follow the payments that they may see. */
const QUERY = "subscription { recordChanged(type: payment) { id } }";
const heard = new Map<string, Heard>();

async function open(url: string, token: string): Promise<void> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
  await new Promise<void>((ready, failed) => {
    socket.once("error", failed);
    socket.once("close", (code) => failed(new Error(`a socket was closed with ${code}`)));
    socket.on("open", () =>
      socket.send(JSON.stringify({ type: "connection_init", payload: { authorization: `Bearer ${token}` } })),
    );
    socket.on("message", (data: Buffer) => {
      const { type, payload } = JSON.parse(data.toString()) as Message;
      if (type === "connection_ack") {
        socket.send(JSON.stringify({ type: "subscribe", id: "1", payload: { query: QUERY } }));
        ready();
      } else if (type === "next") hear(payload.data.recordChanged.id);
    });
  });
}

interface Message {
  readonly type: string;
  readonly payload: { readonly data: { readonly recordChanged: { readonly id: string } } };
}

function hear(id: string): void {
  const last = performance.timeOrigin + performance.now();
  heard.set(id, { id, last, by: (heard.get(id)?.by ?? 0) + 1 });
}

process.on("message", (message: ToFollowers) => {
  if ("report" in message) {
    process.send?.([...heard.values()]);
    heard.clear();
    return;
  }
  const work = async () => {
    for (const token of message.open) await open(message.url, token);
    // The last subscription has to stand as well.
    await new Promise((stands) => setTimeout(stands, 1_000));
    process.send?.({ open: message.open.length });
  };
  void work();
});
process.once("disconnect", () => process.exit(0));
