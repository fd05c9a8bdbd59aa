import { connect, type Socket } from "node:net";
import type { Logger } from "pino";
import { Refusal } from "../failure.ts";
import type { Upload } from "graphql-upload-minimal";
import { LARGEST, readBytes } from "./upload.ts";

declare module "../context.ts" {
  interface Services {
    /** Scanner that checks uploads for viruses; null when uploads are not scanned. */
    readonly scanner: Scanner | null;
  }
}

/** Timeout for the scanner's answer on one file of 10 MB, in milliseconds. */
const PATIENCE = 30_000;
/** Size of one chunk, and maximum size of an answer that is read, in bytes. */
const CHUNK = 64 * 1024;
const LONGEST_ANSWER = 4_096;

/** Answer of clamd for a file without a virus. */
const CLEAN = "stream: OK";

/** Verdict of the scanner on a file: the name of the found virus, or null. */
type Found = string | null;

/** Scans uploaded files for viruses with a clamd (ClamAV) over its socket. */
export class Scanner {
  /** Creates it; `address` is `tcp://HOST:PORT` or `unix:///run/clamav/clamd.ctl`. */
  constructor(
    private readonly address: string,
    private readonly log: Logger,
    private readonly patience: number = PATIENCE,
  ) {}

  /**
   * Refuses files in which a virus is found, before any of them is stored. @throws Refusal BAD_USER_INPUT
   * that names the file; UNAVAILABLE while the scanner does not answer.
   */
  async refuseInfected(files: readonly Upload[]): Promise<void> {
    for (const file of files) {
      const { bytes, filename } = await readBytes(await (file.promise as Parameters<typeof readBytes>[0]));
      const found = await this.#lookAt(bytes);
      if (found === null) continue;
      this.log.warn({ virus: found, bytes: bytes.length }, "a file with a virus was refused");
      throw new Refusal("BAD_USER_INPUT", `El archivo «${filename}» tiene un virus y no se guardó.`);
    }
  }

  /** Returns whether the scanner answers. */
  async isThere(): Promise<boolean> {
    const answer = await this.#ask("zPING\0", []).catch(() => "");
    return answer === "PONG";
  }

  /** Returns whether the scanner accepts a file of the maximum upload size. */
  async takesLargest(): Promise<boolean> {
    const answer = await this.#ask("zINSTREAM\0", framed(Buffer.alloc(LARGEST, " "))).catch(String);
    return answer === CLEAN;
  }

  async #lookAt(bytes: Buffer): Promise<Found> {
    try {
      return verdictIn(await this.#ask("zINSTREAM\0", framed(bytes)));
    } catch (error) {
      this.log.error({ err: error }, "the scanner of files does not answer");
      throw new Refusal("UNAVAILABLE", "No pudimos revisar el archivo. Inténtalo de nuevo en unos minutos.");
    }
  }

  /** Sends a command in clamd's protocol and returns the answer, without the final null byte. */
  #ask(command: string, parts: Iterable<Buffer>): Promise<string> {
    return new Promise((answered, failed) => {
      const socket = this.#open();
      const signal = AbortSignal.timeout(this.patience);
      const give = (end: () => void) => {
        signal.removeEventListener("abort", late);
        socket.destroy();
        end();
      };
      const late = () => give(() => failed(new Error("no answer in time")));
      signal.addEventListener("abort", late);
      let answer = "";
      socket.on("error", (error) => give(() => failed(error)));
      socket.on("data", (part) => {
        answer += part.toString("latin1");
        const end = answer.indexOf("\0");
        if (end >= 0) give(() => answered(answer.slice(0, end)));
        else if (answer.length > LONGEST_ANSWER) give(() => failed(new Error("an answer without an end")));
      });
      socket.on("close", () => give(() => failed(new Error("broken off"))));
      socket.on("connect", () => {
        socket.write(command);
        for (const part of parts) socket.write(part);
      });
    });
  }

  #open(): Socket {
    const { protocol, pathname, hostname, port } = new URL(this.address);
    if (protocol === "unix:") return connect({ path: decodeURIComponent(pathname) });
    return connect({ host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || 3310) });
  }
}

/** Yields the chunks of a file in clamd's format: each after its length, with an empty one at the end. */
function* framed(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += CHUNK) {
    const chunk = bytes.subarray(from, from + CHUNK);
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** Returns the verdict in an answer. @throws Error for an answer that is not a verdict. */
function verdictIn(answer: string): Found {
  if (answer === CLEAN) return null;
  const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (found === undefined) throw new Error(`no verdict: ${answer.slice(0, 200)}`);
  return found;
}
