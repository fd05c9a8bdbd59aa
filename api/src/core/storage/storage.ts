import { createHash, randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { MikroORM } from "@mikro-orm/postgresql";
import type { Disk } from "flydrive";
import type { Clock } from "../clock.ts";
import { notFound, Refusal } from "../failure.ts";
import { LinkToken } from "../links/link.entity.ts";
import { rowsIn } from "../read/rows.ts";
import { sql } from "../read/sql.ts";
import type { Log } from "../log/log.ts";
import { filePath, sign, tokenOf, verify, type Disposition, type Grant } from "./file-address.ts";
import type { FileScope } from "./file-scope.ts";
import { StoredFile } from "./stored-file.entity.ts";
import { NotWritten, writeStream } from "./write-stream.ts";

declare module "../context.ts" {
  interface Services {
    readonly storage: Storage;
  }
}

/** Bytes in the storage that wait for an act to keep them. */
export interface StoredBytes {
  readonly key: string;
  readonly filename: string;
  readonly contentType: string;
  readonly size: number;
  /** SHA-256 of the bytes, hexadecimal. */
  readonly sha256: string;
}

/** An opened file, ready to be streamed. */
export interface OpenedFile extends Grant {
  readonly size: number;
  readonly stream: Readable;
}

/** Options of an address that opens a file. */
interface Opening {
  readonly disposition?: Disposition;
  readonly minutes?: number;
  /** Id of the link through which the file is read. */
  readonly linkId?: string | null;
}

interface Parts {
  readonly disk: Disk;
  readonly orm: MikroORM;
  readonly clock: Clock;
  readonly log: Log;
  /** Secret that signs addresses. */
  readonly secret: string;
  readonly publicUrl: string;
  /** Permissions on records' files, by the owner's type, from the `files` of all modules. */
  readonly scopes: Readonly<Record<string, FileScope>>;
}

/** Key prefix of files that are readable without permission. */
export const PUBLIC = "public/";

/** Returns the unsigned path, on our own host, of a public picture: `/media/{uuid}`. */
export const mediaPath = (key: string): string => `/media/${key.slice(PUBLIC.length)}`;

export const NO_FILE = "Archivo no encontrado";
/** Sentence shown when the storage does not accept a file at the moment. */
const NOT_KEPT = "No pudimos guardar el archivo. Inténtalo de nuevo en unos minutos.";
const NOT_OPENED = "No pudimos abrir el archivo. Inténtalo de nuevo en unos minutos.";
/** Seconds after which a failed request to the storage may be retried. */
const TRY_AGAIN = 30;
const BAD_ADDRESS = "El enlace del archivo venció o no es válido. Vuelve a abrirlo desde su página.";

/** Storage of files: bytes under random keys, opened through signed addresses or by acts. */
export class Storage {
  constructor(private readonly parts: Parts) {}

  get scopes(): Readonly<Record<string, FileScope>> {
    return this.parts.scopes;
  }

  /**
   * Writes bytes, before the transaction that keeps them with `keepFile`; bytes that no act keeps are deleted
   * after a day.
   */
  async put(
    bytes: Buffer,
    { filename, contentType }: Pick<StoredBytes, "filename" | "contentType">,
  ): Promise<StoredBytes> {
    return this.write(`${this.parts.clock.now().toISOString().slice(0, 7)}/${randomUUID()}`, bytes, {
      filename,
      contentType,
    });
  }

  /** Writes bytes while they arrive, as {@link put} does: for files that are too large for memory. */
  async putStream(
    bytes: AsyncIterable<Buffer | Uint8Array | string>,
    { filename, contentType }: Pick<StoredBytes, "filename" | "contentType">,
  ): Promise<StoredBytes> {
    const { disk, orm, clock } = this.parts;
    const now = clock.now();
    const key = `${now.toISOString().slice(0, 7)}/${randomUUID()}`;
    await orm.em.fork().execute("insert into pending_files (key, at) values (?, ?)", [key, now]);
    const written = await writeStream(disk, key, bytes, contentType).catch((error: unknown) => {
      throw error instanceof NotWritten ? this.failed(error.cause, key, NOT_KEPT) : error;
    });
    return { key, filename, contentType, ...written };
  }

  /**
   * Writes a public picture, which keeps its unsigned address forever: {@link mediaPath}. `name` has the
   * format that `serveMedia` accepts.
   */
  async putPublic(
    bytes: Buffer,
    { filename, contentType }: Pick<StoredBytes, "filename" | "contentType">,
    name: string = randomUUID(),
  ): Promise<StoredBytes> {
    return this.write(PUBLIC + name, bytes, { filename, contentType });
  }

  /**
   * Writes a public picture that was derived from another one. It has the same state as that one, kept or
   * waiting, and is deleted with the same record.
   */
  async putBeside(bytes: Buffer, other: string, name: string): Promise<void> {
    const { orm } = this.parts;
    const [key, of] = [PUBLIC + name, PUBLIC + other];
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await orm.em.fork().execute(
      `with kept as (insert into stored_files (id, key, filename, content_type, size, sha256, owner_type,
          owner_id, created_by, created_at)
        select gen_random_uuid(), ?, filename, content_type, ?, ?, owner_type, owner_id, created_by,
          created_at from stored_files where key = ? on conflict (key) do nothing)
      insert into pending_files (key, at) select ?, at from pending_files where key = ?
        on conflict (key) do nothing`,
      [key, bytes.length, sha256, of, key, of],
    );
    await this.writeAll(key, bytes, "image/webp");
  }

  private async write(
    key: string,
    bytes: Buffer,
    { filename, contentType }: Pick<StoredBytes, "filename" | "contentType">,
  ) {
    const { orm, clock } = this.parts;
    const now = clock.now();
    await orm.em.fork().execute("insert into pending_files (key, at) values (?, ?)", [key, now]);
    await this.writeAll(key, bytes, contentType);
    return {
      key,
      filename,
      contentType,
      size: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
    };
  }

  private async writeAll(key: string, bytes: Buffer, contentType: string): Promise<void> {
    await this.parts.disk.put(key, bytes, { contentType }).catch((error: unknown) => {
      throw this.failed(error, key, NOT_KEPT);
    });
  }

  /** Returns the bytes of a key as a stream. @throws Refusal NOT_FOUND `Archivo no encontrado`. */
  async read(key: string): Promise<Readable> {
    return this.asked(key, this.parts.disk.getStream(key));
  }

  /** Returns the number of bytes of a key. @throws Refusal NOT_FOUND `Archivo no encontrado`. */
  async sizeOf(key: string): Promise<number> {
    return (await this.asked(key, this.parts.disk.getMetaData(key))).contentLength;
  }

  /** Returns all bytes of a key. @throws Refusal NOT_FOUND `Archivo no encontrado`. */
  async bytes(key: string): Promise<Buffer> {
    return Buffer.from(await this.asked(key, this.parts.disk.getBytes(key)));
  }

  /** Returns all bytes of a key; null when there are none. */
  async find(key: string): Promise<Buffer | null> {
    return this.bytes(key).catch(noneWhenGone);
  }

  /**
   * Waits for an answer of the storage. @throws Refusal NOT_FOUND without bytes, UNAVAILABLE when the storage
   * fails.
   */
  private async asked<T>(key: string, answer: Promise<T>): Promise<T> {
    return answer.catch((error: unknown) => {
      throw isMissing(error) ? notFound(NO_FILE) : this.failed(error, key, NOT_OPENED);
    });
  }

  /** Logs the storage's error, and returns the refusal for the caller. */
  private failed(error: unknown, key: string, message: string): Refusal {
    this.parts.log.error({ err: error, key }, "the storage of files failed");
    return new Refusal("UNAVAILABLE", message, [], TRY_AGAIN);
  }

  /** Deletes the bytes of a key, if there are any. */
  async remove(key: string): Promise<void> {
    await this.parts.disk.delete(key);
  }

  /**
   * Returns a full address that opens one file without a session, for 60 minutes by default; with the id of a
   * link, only while that link is valid.
   */
  addressOf(
    { key, filename, contentType }: Pick<StoredBytes, "key" | "filename" | "contentType">,
    { disposition = "inline", minutes = 60, linkId = null }: Opening = {},
  ): string {
    const { secret, publicUrl, clock } = this.parts;
    const expiresAt = Math.floor(clock.now().getTime() / 1000) + minutes * 60;
    const grant = { key, filename, contentType, disposition, expiresAt, linkId };
    return publicUrl + filePath(sign(grant, secret), filename);
  }

  /** Returns the milliseconds since 1970, by the clock that determines the expiry of addresses. */
  now(): number {
    return this.parts.clock.now().getTime();
  }

  /**
   * Opens a file by its signed address or token. @throws Refusal UNAUTHENTICATED when the token is forged, it
   * or its link has expired, or the link's reader no longer belongs to the audience; NOT_FOUND without bytes.
   */
  async open(address: string): Promise<OpenedFile> {
    const grant = verify(tokenOf(address), this.parts.secret, this.parts.clock.now());
    if (!grant || !(await this.linkOpens(grant))) throw new Refusal("UNAUTHENTICATED", BAD_ADDRESS);
    return { ...grant, size: await this.sizeOf(grant.key), stream: await this.read(grant.key) };
  }

  private async linkOpens({ key, linkId: id }: Grant): Promise<boolean> {
    if (id === null) return true;
    const { orm, clock, scopes } = this.parts;
    const em = orm.em.fork();
    if ((await em.count(LinkToken, { id, revokedAt: null, expiresAt: { $gt: clock.now() } })) === 0)
      return false;
    const file = await em.findOne(StoredFile, { key });
    const audience = file && scopes[file.ownerType]?.audience;
    return !audience || (await rowsIn(em, sql`select 1 where ${audience(key, id)}`)).length > 0;
  }
}

/** Returns null for a NOT_FOUND refusal; rethrows every other error. */
export function noneWhenGone(error: unknown): null {
  if (error instanceof Refusal && error.code === "NOT_FOUND") return null;
  throw error;
}

/** Returns whether an error means that a key has no bytes. */
export function isMissing(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string; name?: string } };
  return [code, cause?.code, cause?.name].some(
    (name) => name === "ENOENT" || name === "NoSuchKey" || name === "NotFound",
  );
}
