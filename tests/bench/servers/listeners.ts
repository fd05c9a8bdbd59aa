import { WebSocket } from "ws";
import type { ToListeners } from "../sockets.ts";

/**
 * The process of everybody who has a socket open and follows the raffle's board and the packages; it answers
 * when they are open, or have heard enough.
 */
const QUERIES = [
  "subscription { raffleChanged { raffleId values state } }",
  "subscription { recordChanged(type: package) { type id version } }",
];
let missing = 0;

async function open(url: string, token: string): Promise<void> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, "graphql-transport-ws");
  await new Promise<void>((ready, failed) => {
    socket.once("error", failed);
    socket.once("close", (code) => failed(new Error(`a socket was closed with ${code}`)));
    socket.on("open", () =>
      socket.send(JSON.stringify({ type: "connection_init", payload: { authorization: `Bearer ${token}` } })),
    );
    socket.on("message", (data: Buffer) => {
      const text = data.toString();
      if (text.includes('"connection_ack"')) {
        for (const [place, query] of QUERIES.entries())
          socket.send(JSON.stringify({ type: "subscribe", id: String(place + 1), payload: { query } }));
        ready();
      } else if (text.includes('"next"') && --missing === 0) process.send?.({ heard: true });
    });
  });
}

process.on("message", (message: ToListeners) => {
  if ("hear" in message) missing = message.hear;
  else {
    const work = async () => {
      // A person's sockets one after the other: all at once would be a flood of sign-ins, which is not what
      // is measured.
      for (const token of message.open)
        await Promise.all(Array.from({ length: message.each }, () => open(message.url, token)));
      // The last subscription has to stand as well.
      await new Promise((stands) => setTimeout(stands, 1_000));
      process.send?.({ open: message.open.length * message.each });
    };
    void work();
  }
});
process.once("disconnect", () => process.exit(0));
