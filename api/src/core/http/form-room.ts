import type { IncomingMessage } from "node:http";
import { Refusal } from "../failure.ts";
import { exchangeOf } from "./exchange.ts";
import { isOwnMachine } from "./limits.ts";
import { networkOf } from "../auth/client-address.ts";

/** Bytes that forms may hold in memory at once. */
interface Room {
  readonly all: number;
  readonly ofOneAddress: number;
}

/** Memory held for one form. */
interface FormPlace {
  /**
   * Asks for room before bytes are kept; answers why there is none, or null: RATE_LIMITED where the forms of
   * one address hold too much, UNAVAILABLE where all do.
   */
  readonly take: (bytes: number) => Refusal | null;
  /** Gives all of it back: nothing of the form is kept any longer. */
  readonly release: () => void;
}

const MB = 1024 * 1024;
const SECONDS_TO_WAIT = 30;

/**
 * The memory that the forms of this process hold while they come in and are answered. Each form has a
 * limit of its own; this one is for many at once, such as those of a client that never finishes them.
 */
export class FormRoom {
  #held = 0;
  readonly #ofAddress = new Map<string, number>();
  readonly #most: Room;

  constructor(most: Room) {
    this.#most = most;
  }

  /** Returns the place of one form, which is given back when its request is answered or breaks off. */
  enter(request: IncomingMessage): FormPlace {
    const ip = networkOf(exchangeOf(request).ip);
    let mine = 0;
    const add = (bytes: number) => {
      mine += bytes;
      this.#held += bytes;
      const ofAddress = (this.#ofAddress.get(ip) ?? 0) + bytes;
      if (ofAddress > 0) this.#ofAddress.set(ip, ofAddress);
      else this.#ofAddress.delete(ip);
    };
    const release = () => add(-mine);
    request.once("close", release);
    const take = (bytes: number) => {
      const full = this.#isFull(ip, bytes);
      if (full) return new Refusal(full, TOO_MUCH, [], SECONDS_TO_WAIT);
      add(bytes);
      return null;
    };
    return { take, release };
  }

  #isFull(ip: string, bytes: number): "RATE_LIMITED" | "UNAVAILABLE" | null {
    const ofAddress = (this.#ofAddress.get(ip) ?? 0) + bytes;
    if (ofAddress > this.#most.ofOneAddress && !isOwnMachine(ip)) return "RATE_LIMITED";
    return this.#held + bytes > this.#most.all ? "UNAVAILABLE" : null;
  }
}

const TOO_MUCH =
  "Hay demasiados archivos en camino al mismo tiempo. Espera a que terminen e intenta de nuevo en un momento.";

/** Five whole forms, of which an office behind one address has half. */
export const formRoom = new FormRoom({ all: 512 * MB, ofOneAddress: 256 * MB });
