import { WebSocket } from "ws";

/**
 * Opens a socket in the name of a session, and sends its subscriptions; `next` receives each message of
 * theirs as text. Rejects when the socket is refused or closed.
 */
export async function follow(
  { url, token }: { readonly url: string; readonly token: string },
  queries: readonly string[],
  next: (text: string) => void,
): Promise<void> {
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
        for (const [place, query] of queries.entries())
          socket.send(JSON.stringify({ type: "subscribe", id: String(place + 1), payload: { query } }));
        ready();
      } else if (text.includes('"next"')) next(text);
    });
  });
}
