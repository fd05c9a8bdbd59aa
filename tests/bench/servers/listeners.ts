import type { ToListeners } from "../sockets.ts";
import { follow } from "./follow.ts";

/**
 * The process of everybody who has a socket open and follows the raffle's board and the packages; it answers
 * when they are open, or have heard enough.
 */
const QUERIES = [
  "subscription { raffleChanged { raffleId values state } }",
  "subscription { recordChanged(type: package) { type id version } }",
];
let missing = 0;

const heard = (): void => {
  if (--missing === 0) process.send?.({ heard: true });
};

process.on("message", (message: ToListeners) => {
  if ("hear" in message) missing = message.hear;
  else {
    const work = async () => {
      // A person's sockets one after the other: all at once would be a flood of sign-ins, which is not what
      // is measured.
      for (const token of message.open)
        await Promise.all(
          Array.from({ length: message.each }, () => follow({ url: message.url, token }, QUERIES, heard)),
        );
      // The last subscription has to be open as well.
      await new Promise((stands) => setTimeout(stands, 1_000));
      process.send?.({ open: message.open.length * message.each });
    };
    void work();
  }
});
process.once("disconnect", () => process.exit(0));
