import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

const b64 = (bytes: Buffer): string => bytes.toString("base64url");
const sha256 = (bytes: Buffer | string): Buffer => createHash("sha256").update(bytes).digest();

/** Head of a CBOR item (RFC 8949): its kind, and a length or value below 65,536. */
const head = (kind: number, value: number): Buffer =>
  value < 24
    ? Buffer.from([(kind << 5) | value])
    : value < 256
      ? Buffer.from([(kind << 5) | 24, value])
      : Buffer.from([(kind << 5) | 25, value >> 8, value & 255]);
const cborInt = (value: number): Buffer => (value >= 0 ? head(0, value) : head(1, -1 - value));
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const cborText = (text: string): Buffer => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

/** Answer that differs from that of an honest keeper. */
export interface Lie {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  /** False where the owner only touched it: no finger, face or PIN. */
  readonly verified?: boolean;
  readonly userHandle?: string | null;
  /** Signs with another key. */
  readonly key?: KeyObject;
}

/** Options as the server writes them, as far as a keeper reads them. */
interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
}

/** A keeper of one passkey, as a telephone or a security key is: ES256, without attestation. */
export class Authenticator {
  readonly credentialId = b64(randomBytes(32));
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  #counter: number;
  #userHandle: string | null = null;

  constructor(
    private readonly origin: string,
    { counts = true }: { counts?: boolean } = {},
  ) {
    this.#counter = counts ? 1 : 0;
  }

  /** Makes the passkey: the input of `addPasskey`. */
  create(options: string, name = "Celular", lie: Lie = {}) {
    const { challenge, rp, user } = JSON.parse(options) as Options;
    this.#userHandle = user?.id ?? null;
    const id = Buffer.from(this.credentialId, "base64url");
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const cose = cborMap([
      [cborInt(1), cborInt(2)],
      [cborInt(3), cborInt(-7)],
      [cborInt(-1), cborInt(1)],
      [cborInt(-2), cborBytes(Buffer.from(x, "base64url"))],
      [cborInt(-3), cborBytes(Buffer.from(y, "base64url"))],
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
    const authData = Buffer.concat([this.#data(rp?.id ?? "", lie, 0x40), credential]);
    const attestation = cborMap([
      [cborText("fmt"), cborText("none")],
      [cborText("attStmt"), cborMap([])],
      [cborText("authData"), cborBytes(authData)],
    ]);
    return {
      name,
      credentialId: this.credentialId,
      clientData: this.#clientData("webauthn.create", challenge, lie),
      attestation: b64(attestation),
      transports: ["internal"],
    };
  }

  /** Answers a challenge: the input of `signIn` and `signInWithPasskey`. */
  get(options: string, lie: Lie = {}) {
    const { challenge, rpId } = JSON.parse(options) as Options;
    if (this.#counter > 0) this.#counter += 1;
    const clientData = this.#clientData("webauthn.get", challenge, lie);
    const authData = this.#data(rpId ?? "", lie);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientData, "base64url"))]);
    return {
      credentialId: this.credentialId,
      clientData,
      authenticatorData: b64(authData),
      signature: b64(sign("sha256", signed, lie.key ?? this.#keys.privateKey)),
      userHandle: lie.userHandle === undefined ? this.#userHandle : lie.userHandle,
    };
  }

  #data(rpId: string, { rpId: otherId = rpId, counter = this.#counter, verified = true }: Lie, flags = 0) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(otherId), Buffer.from([0x01 | (verified ? 0x04 : 0) | flags]), count]);
  }

  #clientData(type: string, asked: string, { challenge = asked, origin = this.origin }: Lie): string {
    return b64(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
  }
}
