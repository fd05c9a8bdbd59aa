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

/** A list to be written. */
export type WrittenList = Omit<ExportTask, "address" | "port">;

/**
 * Writes lists as files in worker threads, each with a connection of its own, so that they delay no request.
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
    /** Returns the address of the database that is read: a replica, if there is one. */
    private readonly address: () => string,
  ) {}

  /**
   * Returns the bytes of a list's file as they are made; the number of rows is passed to `onRows`, and an
   * error that it throws stops the work.
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

  /** Ends the threads, whatever they do: their job is taken up again. */
  async close(): Promise<void> {
    await this.#threads.destroy();
  }
}

/** Queues messages in the order of arrival, for one reader. */
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
