import { badInput, Refusal } from "../failure.ts";
import { type Get, getPublicly, TooLong } from "../outgoing/get-publicly.ts";
import { PrivateAddress } from "../outgoing/post-publicly.ts";
import { publicHttpsUrl } from "../outgoing/public-address.ts";
import { ownPath } from "./own-address.rules.ts";
import { type PublicPicture, storePictureBytes, type Storing } from "./public-picture.ts";
import type { Storage } from "./storage.ts";

declare module "../context.ts" {
  interface Services {
    readonly pictures: PicturesByAddress;
  }
}

const LONGEST_WAIT = 10_000;
/** Maximum size in bytes of a picture from another host. */
export const MOST_BYTES = 10 * 1024 * 1024;
const MOST_REDIRECTS = 2;

const NOT_PUBLIC =
  "La imagen debe estar en una dirección https de internet. También puedes subir el archivo.";
const LEADS_INSIDE =
  "Esa dirección lleva a otra que no es pública ni https. Sube el archivo o usa otro enlace.";
const NO_ANSWER = "Esa dirección no responde. Revisa el enlace o sube el archivo.";
const NOT_THERE = "No pudimos traer la imagen de esa dirección. Revisa el enlace o sube el archivo.";
const TOO_LARGE = "La imagen de esa dirección supera los 10 MB. Sube una más liviana.";

/** Refusals because a public host does not deliver a picture at the moment. */
const AWAY: readonly string[] = [NO_ANSWER, NOT_THERE];

/** Function that runs a download when the caller's turn and the memory for its bytes are available. */
type InTurn = <T>(caller: string, bytes: number, fetched: () => Promise<T>) => Promise<T>;

/** Pictures that people specify by their address instead of uploading them. */
export class PicturesByAddress {
  /** Function that fetches an address. */
  get: Get = getPublicly();

  constructor(
    private readonly storage: Storage,
    private readonly publicUrl: string,
    readonly inTurn: InTurn,
  ) {}

  /** Returns whether a picture is on another host and has to be downloaded before it can be stored. */
  isForeign(address: string | null | undefined): address is string {
    return typeof address === "string" && /^https?:/i.test(ownPath(address.trim(), this.publicUrl));
  }

  /**
   * Downloads a picture and stores it like an uploaded one, before the transaction that keeps it; with
   * `leaflets` also a PDF. @throws Refusal BAD_USER_INPUT on `field` for an address that is not public https,
   * initially or after a redirect, and for a file that is unavailable, too large, or of another kind.
   */
  async store(
    address: string,
    field: string,
    about: Pick<Storing, "leaflets" | "crop"> = {},
  ): Promise<PublicPicture> {
    const source = address.trim();
    const bytes = await this.#bytes(source, field);
    const stored = await storePictureBytes(this.storage, { filename: "imagen", bytes }, { ...about, field });
    return { ...stored, source };
  }

  /**
   * Downloads and stores a picture as {@link store} does; null when its public host does not deliver it at
   * the moment, so that its address is stored and downloaded later. The host's answer is still checked:
   * another kind, a file that is too large, or a redirect to a private address is refused.
   */
  async storeUnlessAway(...named: Parameters<PicturesByAddress["store"]>): Promise<PublicPicture | null> {
    return this.store(...named).catch((error: unknown) => {
      if (error instanceof Refusal && AWAY.includes(error.message)) return null;
      throw error;
    });
  }

  async #bytes(address: string, field: string): Promise<Buffer> {
    const signal = AbortSignal.timeout(LONGEST_WAIT);
    let next = address;
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const url = publicHttpsUrl(next);
      const inside = hop === 0 ? NOT_PUBLIC : LEADS_INSIDE;
      if (url === null) throw badInput(field, inside);
      const { status, location, body } = await this.get(url, MOST_BYTES, signal).catch((error: unknown) => {
        throw badInput(field, whyNot(error, inside));
      });
      if (status === 200) return body;
      if (status < 300 || status > 399 || location === null) break;
      next = URL.parse(location, url)?.href ?? "";
    }
    throw badInput(field, NOT_THERE);
  }
}

function whyNot(error: unknown, inside: string): string {
  if (error instanceof TooLong) return TOO_LARGE;
  return error instanceof PrivateAddress ? inside : NO_ANSWER;
}
