import type { IncomingMessage } from "node:http";
import { Refusal } from "../failure.ts";
import { Lines } from "../read/limits/lines.ts";
import { incomplete } from "./body.ts";
import { exchangeOf } from "./exchange.ts";
import { isOwnMachine } from "./limits.ts";

/** Most that forms may have in hand at once: in number, and in bytes of memory. */
interface Room {
  readonly forms: number;
  readonly formsOfOne: number;
  readonly bytes: number;
  readonly bytesOfOne: number;
  /** Milliseconds that one more form waits for its turn. */
  readonly patience: number;
}

/** Memory held for one form. */
interface FormPlace {
  /**
   * Asks for room before bytes are kept; answers why there is none, or null: RATE_LIMITED where the forms of
   * one asker hold too much, UNAVAILABLE where all do.
   */
  readonly take: (bytes: number) => Refusal | null;
  /** Gives all of it back: nothing of the form is kept any longer. */
  readonly release: () => void;
}

const MB = 1024 * 1024;
const SECONDS_TO_WAIT = 5;

const tooManyOfOne = () =>
  new Refusal(
    "RATE_LIMITED",
    "Ya tienes varios envíos de archivos en camino. Espera a que terminen e intenta de nuevo en unos segundos.",
    [],
    SECONDS_TO_WAIT,
  );
const tooMany = () =>
  new Refusal(
    "UNAVAILABLE",
    "Muchas personas están enviando archivos al mismo tiempo. Intenta de nuevo en unos segundos.",
    [],
    SECONDS_TO_WAIT,
  );

/**
 * The forms that this process has in hand, from the first byte of their body until they are answered. Each
 * form has a limit of its own; this one is for many at once: those of one asker (a person, a link, a
 * visitor's network) wait for each other, and so do all.
 */
export class FormRoom {
  #held = 0;
  readonly #ofAsker = new Map<string, number>();
  readonly #most: Room;
  readonly #linesOfOne: Lines;
  readonly #line: Lines;

  constructor(most: Room) {
    this.#most = most;
    this.#linesOfOne = new Lines(most.formsOfOne, most.patience, tooManyOfOne);
    this.#line = new Lines(most.forms, most.patience, tooMany);
  }

  /**
   * Waits for a place of one form, before anything of its body is read. It is given back once the response
   * is closed and nothing works on the request any more: a client that has left takes no bytes along.
   * @throws Refusal RATE_LIMITED or UNAVAILABLE when none came in time.
   */
  async enter(request: IncomingMessage, asker: string): Promise<FormPlace> {
    const isCounted = !isOwnMachine(asker.replace(/^address /, ""));
    const leaveOwn = isCounted ? await this.#linesOfOne.enter(asker) : () => undefined;
    const leave = await this.#line.enter("all").catch((error: unknown) => {
      leaveOwn();
      throw error;
    });
    let mine = 0;
    const add = (bytes: number) => {
      mine += bytes;
      this.#held += bytes;
      const ofAsker = (this.#ofAsker.get(asker) ?? 0) + bytes;
      if (ofAsker > 0) this.#ofAsker.set(asker, ofAsker);
      else this.#ofAsker.delete(asker);
    };
    let left = false;
    const release = () => {
      if (left) return;
      left = true;
      add(-mine);
      leave();
      leaveOwn();
    };
    const exchange = exchangeOf(request);
    const { response } = exchange;
    if (response.closed) {
      release();
      throw incomplete();
    }
    // A request that is read whole closes at once (Node 24): only the response says that it is over.
    response.once("close", () => void Promise.resolve(exchange.running).then(release, release));
    const take = (bytes: number) => {
      if (isCounted && (this.#ofAsker.get(asker) ?? 0) + bytes > this.#most.bytesOfOne) return tooManyOfOne();
      if (this.#held + bytes > this.#most.bytes) return tooMany();
      if (!left) add(bytes);
      return null;
    };
    return { take, release };
  }
}

/** Bytes of five whole forms, of which one asker has half; forms as they mostly are take a tenth of that. */
export const formRoom = new FormRoom({
  forms: 20,
  formsOfOne: 3,
  bytes: 512 * MB,
  bytesOfOne: 256 * MB,
  patience: 10_000,
});
