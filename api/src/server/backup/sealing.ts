import { createCipheriv, createDecipheriv, createHash, hkdfSync } from "node:crypto";
import { Transform } from "node:stream";
import { ConfigError } from "../../core/config/config.ts";
import type { SecretKey } from "../../core/config/secret-key.ts";
import { type Header, headerLine } from "./header.ts";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const LENGTH_BYTES = 4;
/** Number of plain bytes in each encrypted chunk except the last. */
const CHUNK = 256 * 1024;
/** Bit in a chunk's length that marks the last chunk. */
const LAST = 0x8000_0000;

/** Error line for a truncated archive. */
export const CUT_OFF = "El respaldo está incompleto: se cortó antes del final. No se restauró nada.";
const ALTERED = "El respaldo está dañado o fue alterado. No se restauró nada.";

/** Key of one archive, and the data to which all its chunks are bound. */
class Chunks {
  readonly #key: Buffer;
  readonly #bound: Buffer;
  #count = 0n;

  constructor(header: Header, { bytes }: SecretKey) {
    const salt = Buffer.from(header.salt, "base64");
    this.#key = Buffer.from(hkdfSync("sha256", bytes, salt, "travesia archive", 32));
    this.#bound = createHash("sha256").update(headerLine(header)).digest();
  }

  // The key is this archive's alone, so a counter never meets a nonce twice (RFC 5116, 3.2).
  #nonce(): Buffer {
    const nonce = Buffer.alloc(NONCE_BYTES);
    nonce.writeBigUInt64BE(this.#count++, NONCE_BYTES - 8);
    return nonce;
  }

  #bindTo(last: boolean): Buffer {
    return Buffer.concat([this.#bound, Buffer.of(last ? 1 : 0)]);
  }

  seal(plain: Buffer, last: boolean): Buffer {
    const cipher = createCipheriv(CIPHER, this.#key, this.#nonce()).setAAD(this.#bindTo(last));
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE((plain.length | (last ? LAST : 0)) >>> 0);
    return Buffer.concat([length, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  }

  open(sealed: Buffer, last: boolean): Buffer {
    const decipher = createDecipheriv(CIPHER, this.#key, this.#nonce(), { authTagLength: TAG_BYTES })
      .setAAD(this.#bindTo(last))
      .setAuthTag(sealed.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
    } catch {
      throw new ConfigError([ALTERED]);
    }
  }
}

/**
 * Returns a stream that encrypts bytes in chunks (AES-256-GCM), after the header line. Each chunk consists of
 * its length (32 bits, the highest of which marks the last chunk), its bytes and its tag, and is bound to the
 * header, its position and whether it is the last. So a truncated, reordered or altered archive cannot be
 * decrypted.
 */
export function sealing(header: Header, key: SecretKey): Transform {
  const chunks = new Chunks(header, key);
  let [held, size]: [Buffer[], number] = [[], 0];
  const stream = new Transform({
    transform(part: Buffer, _, done) {
      held.push(part);
      size += part.length;
      if (size > CHUNK) {
        let all = Buffer.concat(held);
        for (; all.length > CHUNK; all = all.subarray(CHUNK))
          this.push(chunks.seal(all.subarray(0, CHUNK), false));
        [held, size] = [[all], all.length];
      }
      done();
    },
    flush(done) {
      this.push(chunks.seal(Buffer.concat(held), true));
      done();
    },
  });
  stream.push(headerLine(header));
  return stream;
}

/**
 * Returns a stream that decrypts the output of `sealing`, without the header line. It fails with a
 * ConfigError of one line when a chunk cannot be decrypted or the last one is missing.
 */
export function opening(header: Header, key: SecretKey): Transform {
  const chunks = new Chunks(header, key);
  let held: Buffer = Buffer.alloc(0);
  let ended = false;
  return new Transform({
    transform(part: Buffer, _, done) {
      held = held.length ? Buffer.concat([held, part]) : part;
      try {
        for (let length = lengthOf(held); length !== null; length = lengthOf(held)) {
          if (ended) throw new ConfigError([ALTERED]);
          ended = (held.readUInt32BE() & LAST) !== 0;
          const end = LENGTH_BYTES + length + TAG_BYTES;
          this.push(chunks.open(held.subarray(LENGTH_BYTES, end), ended));
          held = held.subarray(end);
        }
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      if (!ended) done(new ConfigError([CUT_OFF]));
      else done(held.length > 0 ? new ConfigError([ALTERED]) : null);
    },
  });
}

/** Returns the length of the next chunk if it was received completely; otherwise null. */
function lengthOf(held: Buffer): number | null {
  if (held.length < LENGTH_BYTES) return null;
  const length = (held.readUInt32BE() & ~LAST) >>> 0;
  // A length that was altered would otherwise be waited for, with ever more held.
  if (length > CHUNK) throw new ConfigError([ALTERED]);
  return held.length < LENGTH_BYTES + length + TAG_BYTES ? null : length;
}
