import { performance } from "node:perf_hooks";
import type { Heard, ToFollowers } from "../live.ts";
import { follow } from "./follow.ts";

/** The process of a team whose members have one socket each and follow the payments that they may see. */
const QUERY = "subscription { recordChanged(type: payment) { id } }";
const heard = new Map<string, Heard>();

interface Message {
  readonly payload: { readonly data: { readonly recordChanged: { readonly id: string } } };
}

function hear(text: string): void {
  const { id } = (JSON.parse(text) as Message).payload.data.recordChanged;
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
    for (const token of message.open) await follow({ url: message.url, token }, [QUERY], hear);
    // The last subscription has to be open as well.
    await new Promise((stands) => setTimeout(stands, 1_000));
    process.send?.({ open: message.open.length });
  };
  void work();
});
process.once("disconnect", () => process.exit(0));
