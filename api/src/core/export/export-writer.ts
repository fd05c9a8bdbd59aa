import { MessageChannel } from "node:worker_threads";
import { Piscina } from "piscina";
import type { ExportMessage, ExportTask } from "./write-export.ts";

declare module "../context.ts" {
  interface Services {
    /** Writes lists as files. */
    readonly exports: ExportWriter;
  }
}

const worker = new URL(
  import.meta.url.endsWith(".ts") ? "./write-export.ts" : "./write-export.js",
  import.meta.url,
).href;

/** A list to be exported. */
export type WrittenList = Omit<ExportTask, "address" | "port">;

/**
 * Writes lists as files in worker threads, each with its own database connection, so that exports delay no
 * request.
 */
export class ExportWriter {
  readonly #threads = new Piscina<ExportTask, void>({
    filename: worker,
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: 10_000,
    // A list is read and written row by row: few objects live long, and the rows of a fetch die young.
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 64 },
  });

  constructor(
    /** Returns the address of the database to read from: a replica, if there is one. */
    private readonly address: () => string,
  ) {}

  /**
   * Yields the bytes of a list's file while it is written. It passes the number of rows read to `onRows`; an
   * error thrown there stops the export.
   */
  async *bytes(list: WrittenList, onRows: (rows: number) => Promise<void>): AsyncGenerator<Uint8Array> {
    const { port1: port, port2 } = new MessageChannel();
    const stop = new AbortController();
    const { wait, put } = mailbox<ExportMessage>();
    port.on("message", (message: ExportMessage) => put(message));
    const work = this.#threads
      .run({ ...list, address: this.address(), port: port2 }, { transferList: [port2], signal: stop.signal })
      .catch(({ message }: Error) => put({ failed: { message } }));
    try {
      for (;;) {
        const message = await wait();
        if ("failed" in message) throw Object.assign(new Error(message.failed.message), message.failed);
        if ("rows" in message) await onRows(message.rows);
        else if ("bytes" in message) {
          yield message.bytes;
          port.postMessage("more");
        } else return;
      }
    } finally {
      // A thread that is no longer listened to would wait for ever.
      stop.abort();
      port.close();
      await work;
    }
  }

  /** Terminates the threads, even in the middle of an export: the job of that export runs again later. */
  async close(): Promise<void> {
    await this.#threads.destroy();
  }
}

/** Creates a queue of messages in order of arrival, for one reader. */
function mailbox<Message>() {
  const waiting: Message[] = [];
  let wake: (() => void) | null = null;
  return {
    put: (message: Message): void => {
      waiting.push(message);
      wake?.();
    },
    wait: async (): Promise<Message> => {
      for (;;) {
        const message = waiting.shift();
        if (message !== undefined) return message;
        await new Promise<void>((resolve) => (wake = resolve));
        wake = null;
      }
    },
  };
}
