import { createServer, type AddressInfo, type Server } from "node:net";
import { afterFile } from "./after-file.ts";

/** Text in which the scanner of the tests finds a virus. */
export const VIRUS = "X5O!P%@AP[4";

/** Behaviour of the scanner of the tests towards its next callers. */
export type Mood = "well" | "silent" | "breaks-off" | "strange" | "endless" | "small";

/** Bytes that a small one takes in one stream, as `StreamMaxLength` of clamd has it. */
const SMALL = 1024 * 1024;

/** A scanner that speaks clamd's protocol, and remembers the bytes of each file that it was sent. */
export interface Clamd {
  readonly address: string;
  readonly seen: Buffer[];
  mood: Mood;
  close(): Promise<void>;
}

/** Starts one for this test file. */
export async function aClamd(): Promise<Clamd> {
  const seen: Buffer[] = [];
  const server: Server = createServer((socket) => {
    const parts: Buffer[] = [];
    let length = 0;
    socket.on("error", () => undefined);
    socket.on("data", (part) => {
      parts.push(part);
      length += part.length;
      if (clamd.mood === "silent") return;
      if (clamd.mood === "breaks-off") return void socket.destroy();
      if (clamd.mood === "endless") return void socket.write("A".repeat(10_000));
      if (clamd.mood === "strange") return void socket.end("INSTREAM size limit exceeded. ERROR\0");
      if (clamd.mood === "small" && length > SMALL)
        return void socket.end("INSTREAM size limit exceeded. ERROR\0");
      // Joined at each of many parts, a file of 10 MB would be copied a hundred times.
      if (part.at(-1) !== 0) return;
      const came = Buffer.concat(parts);
      if (came.toString("latin1") === "zPING\0") return void socket.end("PONG\0");
      const file = unframed(came);
      if (!file) return;
      seen.push(file);
      socket.end(file.includes(VIRUS) ? "stream: Eicar-Test FOUND\0" : "stream: OK\0");
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((closed) => void server.close(() => closed()));
  const clamd: Clamd = { address: `tcp://127.0.0.1:${port}`, seen, mood: "well", close };
  afterFile(() => (server.listening ? close() : Promise.resolve()));
  return clamd;
}

/** Returns the bytes of a file that came whole, behind the command; null before its end. */
function unframed(came: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  let at = "zINSTREAM\0".length;
  while (came.length >= at + 4) {
    const length = came.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(came.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
