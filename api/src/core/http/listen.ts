import type { Server } from "node:http";
import { type AddressInfo, createServer, type Server as Door } from "node:net";

/**
 * Error codes of an address that the machine does not have, as without IPv6. Such an address is skipped
 * unless it is the only one.
 */
const absent = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT"]);

const opened = (door: Door, port: number, host?: string): Promise<void> =>
  new Promise((resolve, reject) => {
    door.once("error", reject);
    door.listen({ port, ...(host ? { host } : {}) }, () => {
      door.off("error", reject);
      resolve();
    });
  });

/**
 * Opens one port at each of the addresses, or at all addresses of the machine when none is given; returns the
 * port. Additional addresses get their own listeners, added to `doors`, which pass their connections to the
 * server.
 */
export async function listen(
  server: Server,
  doors: Door[],
  port: number,
  hosts: readonly string[],
): Promise<number> {
  const [first, ...others] = hosts;
  await opened(server, port, first);
  const taken = (server.address() as AddressInfo).port;
  for (const host of others) {
    const door = createServer((socket) => server.emit("connection", socket));
    try {
      await opened(door, taken, host);
      doors.push(door);
    } catch (error) {
      if (!absent.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
    }
  }
  return taken;
}
