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

/** Lines in which askers wait for their own turn, and then for one among all. */
class Turns {
  readonly #linesOfOne: Lines;
  readonly #line: Lines;

  constructor({ forms, formsOfOne, patience }: Room) {
    this.#linesOfOne = new Lines(formsOfOne, patience, tooManyOfOne);
    this.#line = new Lines(forms, patience, tooMany);
  }

  /**
   * Waits for a turn; answers how to give it back.
   * @throws Refusal RATE_LIMITED or UNAVAILABLE when none came in time.
   */
  async enter(asker: string): Promise<() => void> {
    const leaveOwn = isCounted(asker) ? await this.#linesOfOne.enter(asker) : () => undefined;
    const leave = await this.#line.enter("all").catch((error: unknown) => {
      leaveOwn();
      throw error;
    });
    return () => {
      leave();
      leaveOwn();
    };
  }
}

/** Returns whether an asker is counted apart: all who come by way of this machine look alike. */
const isCounted = (asker: string): boolean => !isOwnMachine(asker.replace(/^address /, ""));

/**
 * The forms that this process has in hand, from the first byte of their body until they are answered. Each
 * form has a limit of its own; this one is for many at once: those of one asker (a person, a link, a
 * visitor's network) wait for each other, and so do all.
 */
export class FormRoom {
  #held = 0;
  readonly #ofAsker = new Map<string, number>();
  readonly #most: Room;
  readonly #forms: Turns;
  readonly #fetches: Turns;

  constructor(most: Room) {
    this.#most = most;
    // Apart: a form that is in hand may wait for what it fetches, and nothing that is fetched for a form.
    this.#forms = new Turns(most);
    this.#fetches = new Turns(most);
  }

  /**
   * Waits for a place of one form, before anything of its body is read. It is given back once the response
   * is closed and nothing works on the request any more: a client that has left takes no bytes along.
   * @throws Refusal RATE_LIMITED or UNAVAILABLE when none came in time.
   */
  async enter(request: IncomingMessage, asker: string): Promise<FormPlace> {
    const place = this.#place(asker, await this.#forms.enter(asker));
    const exchange = exchangeOf(request);
    const { response } = exchange;
    if (response.closed) {
      place.release();
      throw incomplete();
    }
    // A request that is read whole closes at once (Node 24): only the response says that it is over.
    response.once("close", () => void Promise.resolve(exchange.running).then(place.release, place.release));
    return place;
  }

  /**
   * Has a file fetched from another host for an asker when it is its turn: of one asker and of all as many
   * at once as forms, and its bytes count with theirs until it is kept.
   * @throws Refusal RATE_LIMITED or UNAVAILABLE when no turn came in time, or there is no room.
   */
  async whileFetched<T>(asker: string, bytes: number, fetched: () => Promise<T>): Promise<T> {
    const place = this.#place(asker, await this.#fetches.enter(asker));
    try {
      const full = place.take(bytes);
      if (full) throw full;
      return await fetched();
    } finally {
      place.release();
    }
  }

  #place(asker: string, leave: () => void): FormPlace {
    let mine = 0;
    let left = false;
    const add = (bytes: number) => {
      mine += bytes;
      this.#held += bytes;
      const ofAsker = (this.#ofAsker.get(asker) ?? 0) + bytes;
      if (ofAsker > 0) this.#ofAsker.set(asker, ofAsker);
      else this.#ofAsker.delete(asker);
    };
    const take = (bytes: number) => {
      if (isCounted(asker) && (this.#ofAsker.get(asker) ?? 0) + bytes > this.#most.bytesOfOne)
        return tooManyOfOne();
      if (this.#held + bytes > this.#most.bytes) return tooMany();
      if (!left) add(bytes);
      return null;
    };
    const release = () => {
      if (left) return;
      left = true;
      add(-mine);
      leave();
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

/** Fetches a file from another host as {@link FormRoom.whileFetched}, in the room of the forms. */
export const fetchedInTurn = formRoom.whileFetched.bind(formRoom);
