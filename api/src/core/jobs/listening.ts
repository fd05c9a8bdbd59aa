import type { WorkerEvents } from "graphile-worker";

const PAUSE = 10 * 60_000;

/**
 * Runs a query on the queue's listening connection every 10 minutes, because a proxy in front of the database
 * closes idle connections and ignores keepalives.
 */
export function speakWhileListening(events: WorkerEvents): void {
  const speaking = new Map<object, NodeJS.Timeout>();
  events.on("pool:listen:success", ({ client }) => {
    // A connection that broke is replaced by the queue itself.
    const speak = () => void client.query("select 1").catch(() => undefined);
    speaking.set(client, setInterval(speak, PAUSE).unref());
  });
  events.on("pool:listen:release", ({ client }) => {
    clearInterval(speaking.get(client));
    speaking.delete(client);
  });
}
