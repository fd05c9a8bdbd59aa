import type { MikroORM } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import type { AgencySource } from "../agency.ts";
import type { Clock } from "../clock.ts";
import { type Config, ConfigError } from "../config/config.ts";
import type { PdfPrinter } from "../pdf/printer.ts";
import type { SecretBox } from "../secrets/secret-box.ts";
import { sharedSecret } from "../secrets/shared-secret.ts";
import type { SealLevel } from "./seal-level.ts";
import type { SealKey } from "./sealing.ts";

declare module "../context.ts" {
  interface Services {
    /** Signs PDFs in the installation's name. */
    readonly sealer: Sealer;
  }
}

/** Name under which the installation stores the key that it generated. */
const SECRET = "signing";

/** Dependencies of a sealer. */
interface Parts {
  readonly printer: PdfPrinter;
  readonly clock: Clock;
  readonly log: Logger;
  /** Address of the time-stamp authority; null for none. */
  readonly authority: string | null;
  /** Returns the key, which is generated at first use. */
  readonly key: () => Promise<SealKey>;
}

/** A sealed PDF and the level of its seal. */
export interface Sealed {
  readonly bytes: Buffer;
  readonly level: SealLevel;
}

/** Signs in the installation's name, so that any PDF reader detects a change. */
export class Sealer {
  #known: Promise<SealKey> | null = null;

  constructor(private readonly parts: Parts) {}

  /** True when a time-stamp authority is configured. */
  get stamps(): boolean {
    return this.parts.authority !== null;
  }

  /**
   * Seals a PDF, with a time stamp when an authority is configured and answers. Without an answer the PDF is
   * sealed without a stamp, which can be added later.
   */
  async seal(bytes: Buffer, reason: string): Promise<Sealed> {
    const { printer, clock, log, authority } = this.parts;
    const task = { do: "seal", bytes, key: await this.#key(), now: clock.now(), reason } as const;
    if (authority !== null)
      try {
        return { bytes: asBuffer(await printer.seal({ ...task, authority })), level: "b_t" };
      } catch (error) {
        log.warn({ err: error }, "no time stamp was had: the seal is made without");
      }
    return { bytes: asBuffer(await printer.seal({ ...task, authority: null })), level: "b_b" };
  }

  /** Returns a sealed PDF with a time stamp added. @throws Error when no stamp can be obtained. */
  async stamp(bytes: Buffer): Promise<Sealed> {
    const { printer, authority } = this.parts;
    if (authority === null) throw new Error("no authority for time stamps is configured");
    return { bytes: asBuffer(await printer.seal({ do: "stamp", bytes, authority })), level: "b_t" };
  }

  /** Returns the certificate that names the owner of the seals (X.509, DER). */
  async certificate(): Promise<Buffer> {
    return asBuffer(await this.parts.printer.seal({ do: "certificate", key: await this.#key() }));
  }

  /**
   * Signs bytes that are not a PDF: ECDSA as DER, or RSA as PKCS #1 v1.5, over their SHA-256. ECDSA is
   * randomized, so each signature differs.
   */
  async sign(bytes: Uint8Array): Promise<Buffer> {
    return asBuffer(await this.parts.printer.seal({ do: "sign", bytes, key: await this.#key() }));
  }

  #key(): Promise<SealKey> {
    const asked = (this.#known ??= this.parts.key());
    asked.catch(() => this.#known === asked && (this.#known = null));
    return asked;
  }
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/**
 * Opens the sealer with the configured certificate, otherwise with one that is generated once for all
 * processes and stored, encrypted, in the database. @throws ConfigError for a configured certificate that
 * cannot be opened.
 */
export async function openSealer(
  { signing, timeStamps }: Pick<Config, "signing" | "timeStamps">,
  {
    orm,
    secrets,
    agency,
    ...rest
  }: Pick<Parts, "printer" | "clock" | "log"> & {
    readonly orm: MikroORM;
    readonly secrets: SecretBox;
    readonly agency: AgencySource;
  },
): Promise<Sealer> {
  if (signing)
    await rest.printer.seal({ do: "check-key", key: signing }).catch(() => {
      throw new ConfigError(["SIGNING_P12 no se puede abrir con SIGNING_P12_PASSWORD."]);
    });
  const newKey = async (): Promise<SealKey> => {
    const { legalName: name, nit } = await agency.current();
    const task = { do: "make-key", owner: { name, nit }, now: rest.clock.now() } as const;
    const make = async () => JSON.stringify(await rest.printer.seal(task));
    return JSON.parse(await sharedSecret({ orm, secrets }, SECRET, null, make)) as SealKey;
  };
  return new Sealer({
    ...rest,
    authority: timeStamps,
    key: signing ? () => Promise.resolve(signing) : newKey,
  });
}
