import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { SecretKey } from "../config/secret-key.ts";
import type { KeyFile } from "./key-file.ts";

declare module "../context.ts" {
  interface Services {
    /** Encrypts secrets for the database. */
    readonly secrets: SecretBox;
    /** All columns whose values are encrypted. */
    readonly secretColumns: readonly SecretColumn[];
  }
}

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = "sealed:v1:";

/** A column whose values are stored encrypted, and the column that identifies their owner. */
export interface SecretColumn {
  readonly table: string;
  readonly key: string;
  readonly column: string;
  /** Column with a keyed hash of the value. Rows without a hash stay plain until the job that computes it. */
  readonly print?: string;
}

/** Returns a `like` pattern for values encrypted with any key, or with the key of this id. */
export const sealedLike = (id?: string): string => (id === undefined ? `${SEALED}%` : `${SEALED}${id}:%`);

/** Returns whether a stored value is encrypted, with any key. */
export const isSealed = (stored: string): boolean => stored.startsWith(SEALED);

/**
 * Encrypts secrets for the database (AES-256-GCM, NIST SP 800-38D): `sealed:v1:{key id}:{nonce, tag and text
 * in base64url}`. A value can only be decrypted in the row for which it was encrypted. The first key
 * encrypts, the others only decrypt; without keys, values stay plain. Keys in a file may change meanwhile:
 * the file is read again before a value is encrypted, and when a value's key is unknown.
 */
export class SecretBox {
  #keys: readonly SecretKey[];

  constructor(
    keys: readonly SecretKey[],
    private readonly file: KeyFile | null = null,
  ) {
    this.#keys = keys;
  }

  /** Returns the ids of the current keys, the encrypting one first. */
  ids(): readonly string[] {
    this.#look();
    return this.#keys.map(({ id }) => id);
  }

  /** Encrypts a secret of this row into its stored form. */
  seal(plain: string, column: SecretColumn, id: string): string {
    this.#look();
    const [key] = this.#keys;
    if (!key) return plain;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key.bytes, nonce).setAAD(rowOf(column, id));
    const text = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
    return `${SEALED}${key.id}:${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString("base64url")}`;
  }

  /**
   * Decrypts a stored value of this row. @throws Error when it was altered or moved from another row, or its
   * key is missing.
   */
  open(stored: string, column: SecretColumn, id: string): string {
    if (!isSealed(stored)) return stored;
    const key = this.#keyOf(stored);
    const sealed = Buffer.from(stored.slice(stored.lastIndexOf(":") + 1), "base64url");
    if (!key) throw new Error(`the key of ${column.table} ${id} is not here`);
    const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(CIPHER, key.bytes, sealed.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(rowOf(column, id))
      .setAuthTag(tag);
    return (
      decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8")
    );
  }

  /**
   * Returns whether a stored value can stay unchanged: encrypted with the first key, or plain when there is
   * no key.
   */
  isCurrent(stored: string): boolean {
    const [key] = this.#keys;
    return key ? this.#keyOf(stored) === key : !isSealed(stored);
  }

  /** Returns whether a stored value is plain or encrypted with an available key. */
  knows(stored: string): boolean {
    return !isSealed(stored) || this.#keyOf(stored) !== undefined;
  }

  #keyOf(stored: string): SecretKey | undefined {
    const known = () => this.#keys.find(({ id }) => stored.startsWith(`${SEALED}${id}:`));
    const key = known();
    if (key || !isSealed(stored)) return key;
    this.#look();
    return known();
  }

  /**
   * Reads the key file again if it has changed. A key that was removed from the file too early still decrypts
   * values until this process ends.
   */
  #look(): void {
    const found = this.file?.changed();
    if (!found) return;
    const earlier = this.#keys.filter(({ id }) => !found.some((key) => key.id === id));
    this.#keys = [...found, ...earlier];
  }
}

const rowOf = ({ table, column }: SecretColumn, id: string): Buffer =>
  Buffer.from(`${table}.${column}/${id}`);
