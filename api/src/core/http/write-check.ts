import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";

const EVERY = 5_000;
/** Content of one disk block: on a full disk, smaller content may still fit. */
const BLOCK = Buffer.alloc(4_096);
const row = `insert into rate_limits (key, points, expire) values ('readyz', 0, ?)
  on conflict (key) do update set expire = excluded.expire`;

/**
 * Checks every five seconds whether the application can write: a row of the database, and a file when files
 * are stored on a disk.
 */
export class WriteCheck {
  #timer: NodeJS.Timeout | undefined;
  #failed = false;
  #running = false;

  constructor(
    private readonly orm: MikroORM,
    private readonly log: Logger,
    /** Folder of stored files; null for an object store. */
    private readonly folder: string | null,
    private readonly every = EVERY,
  ) {}

  /** True when the last check could write to everything. */
  get writable(): boolean {
    return !this.#failed;
  }

  start(): void {
    this.#running = true;
    void this.#look();
  }

  stop(): void {
    this.#running = false;
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    try {
      await this.orm.em.fork().execute(row, [Date.now()]);
      if (this.folder) await writeFile(join(this.folder, ".writable"), BLOCK, { mode: 0o600 });
      this.#failed = false;
    } catch (error) {
      if (!this.#failed) this.log.error({ err: error }, "nothing can be written: not ready");
      this.#failed = true;
    }
    if (this.#running) this.#timer = setTimeout(() => void this.#look(), this.every).unref();
  }
}
