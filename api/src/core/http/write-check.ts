import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";

const EVERY = 5_000;
/** One block of a disk: on a full disk less may still fit. */
const BLOCK = Buffer.alloc(4_096);
const row = `insert into rate_limits (key, points, expire) values ('readyz', 0, ?)
  on conflict (key) do update set expire = excluded.expire`;

/**
 * Looks every five seconds whether anything can be written: a row of the database, and a file where files are
 * kept on a disk.
 */
export class WriteCheck {
  #timer: NodeJS.Timeout | undefined;
  #failed = false;
  #running = false;

  constructor(
    private readonly orm: MikroORM,
    private readonly log: Logger,
    /** The folder of the files; null for an object store. */
    private readonly folder: string | null,
    private readonly every = EVERY,
  ) {}

  /** True when the last check could write everything. */
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
