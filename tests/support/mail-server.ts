import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";

/** A mail server of this machine that keeps received mails; it can be stopped and started. */
export interface MailServer {
  readonly received: string[];
  /** `smtp://…` of it, the same after it came back. */
  readonly url: string;
  leave(): Promise<void>;
  comeBack(): Promise<void>;
}

/** Starts a mail server that takes every mail. */
export async function aMailServer(): Promise<MailServer> {
  const received: string[] = [];
  const listenOn = (port: number) =>
    new Promise<Server>((listening) => {
      const made = serverOf(received).listen(port, "127.0.0.1", () => listening(made));
    });
  let server = await listenOn(0);
  const { port } = server.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    leave: () => new Promise((gone) => server.close(() => gone())),
    comeBack: async () => {
      server = await listenOn(port);
    },
  };
}

const serverOf = (received: string[]): Server =>
  createServer((socket) => {
    let data: string | null = null;
    // The beginning of a line whose end comes with the next received data.
    let begun = "";
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      const lines = (begun + chunk.toString("latin1")).split("\r\n");
      begun = lines.pop() ?? "";
      for (const line of lines) {
        if (data !== null) {
          if (line !== ".") data += `${line}\n`;
          else {
            received.push(data);
            data = null;
            socket.write("250 ok\r\n");
          }
        } else if (line === "DATA") {
          data = "";
          socket.write("354 go\r\n");
        } else if (line === "QUIT") socket.end("221 bye\r\n");
        else if (line !== "") socket.write("250 ok\r\n");
      }
    });
    socket.on("error", () => undefined);
  });
