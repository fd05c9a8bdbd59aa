import type { IncomingMessage } from "node:http";
import { Refusal } from "../failure.ts";
import { Lines } from "../read/limits/lines.ts";
import { incomplete } from "./body.ts";
import { exchangeOf } from "./exchange.ts";
import { isOwnMachine } from "./limits.ts";

/** Limits on forms handled at the same time: their number, and their bytes in memory. */
interface Room {
  readonly forms: number;
  readonly formsOfOne: number;
  readonly bytes: number;
  readonly bytesOfOne: number;
  /** Maximum time that a form waits for its turn, in milliseconds. */
  readonly patience: number;
}

/** Memory reserved for one form. */
interface FormPlace {
  /**
   * Reserves memory before bytes are stored. Returns null, or the refusal when there is no room: RATE_LIMITED
   * when the forms of one caller use too much, UNAVAILABLE when all forms together do.
   */
  readonly take: (bytes: number) => Refusal | null;
  /** Releases all memory of the form, when nothing of the form is stored any longer. */
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

/** Queues in which a request first waits for a turn among its caller's requests, and then among all. */
class Turns {
  readonly #linesOfOne: Lines;
  readonly #line: Lines;

  constructor({ forms, formsOfOne, patience }: Room) {
    this.#linesOfOne = new Lines(formsOfOne, patience, tooManyOfOne);
    this.#line = new Lines(forms, patience, tooMany);
  }

  /**
   * Waits for a turn; returns the function that ends the turn. @throws Refusal RATE_LIMITED or UNAVAILABLE
   * when there was no turn in time.
   */
  async enter(caller: string): Promise<() => void> {
    const leaveOwn = isCounted(caller) ? await this.#linesOfOne.enter(caller) : () => undefined;
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

/**
 * Returns whether a caller is counted separately; callers who connect through this machine cannot be
 * distinguished and are not.
 */
const isCounted = (caller: string): boolean => !isOwnMachine(caller.replace(/^address /, ""));

/**
 * Limit on the forms that this process handles at the same time, from the first byte of their body until they
 * are answered. Each form has its own size limit; this limit is for many forms at once. The forms of one
 * caller (a person, a link, a visitor's network) wait for each other, and so do all forms together.
 */
export class FormRoom {
  #held = 0;
  readonly #ofCaller = new Map<string, number>();
  readonly #most: Room;
  readonly #forms: Turns;
  readonly #fetches: Turns;

  constructor(most: Room) {
    this.#most = most;
    // Separate queues: a form in progress may wait for its fetches, and no fetch waits for a form.
    this.#forms = new Turns(most);
    this.#fetches = new Turns(most);
  }

  /**
   * Waits for a place for one form, before any of its body is read. The place is released when the response
   * is closed and no work on the request is running, even if the client has disconnected. @throws Refusal
   * RATE_LIMITED or UNAVAILABLE when there was no place in time.
   */
  async enter(request: IncomingMessage, caller: string): Promise<FormPlace> {
    const place = this.#place(caller, await this.#forms.enter(caller));
    const exchange = exchangeOf(request);
    const { response } = exchange;
    if (response.closed) {
      place.release();
      throw incomplete();
    }
    // A request that was read whole closes at once (Node 24): only the response shows that it is over.
    response.once("close", () => void Promise.resolve(exchange.running).then(place.release, place.release));
    return place;
  }

  /**
   * Downloads a file from another host when it is the caller's turn. The limits per caller and in total equal
   * those on forms, and the bytes count together with the forms' until the file is stored. @throws Refusal
   * RATE_LIMITED or UNAVAILABLE when there was no turn in time, or there is no room.
   */
  async whileFetched<T>(caller: string, bytes: number, fetched: () => Promise<T>): Promise<T> {
    const place = this.#place(caller, await this.#fetches.enter(caller));
    try {
      const full = place.take(bytes);
      if (full) throw full;
      return await fetched();
    } finally {
      place.release();
    }
  }

  #place(caller: string, leave: () => void): FormPlace {
    let mine = 0;
    let left = false;
    const add = (bytes: number) => {
      mine += bytes;
      this.#held += bytes;
      const ofCaller = (this.#ofCaller.get(caller) ?? 0) + bytes;
      if (ofCaller > 0) this.#ofCaller.set(caller, ofCaller);
      else this.#ofCaller.delete(caller);
    };
    const take = (bytes: number) => {
      if (isCounted(caller) && (this.#ofCaller.get(caller) ?? 0) + bytes > this.#most.bytesOfOne)
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

/**
 * Limit with room for five forms of maximum size, half of it per caller; most forms need a tenth of that
 * size.
 */
export const formRoom = new FormRoom({
  forms: 20,
  formsOfOne: 3,
  bytes: 512 * MB,
  bytesOfOne: 256 * MB,
  patience: 10_000,
});

/** Downloads a file from another host as {@link FormRoom.whileFetched} does, within the limit for forms. */
export const fetchedInTurn = formRoom.whileFetched.bind(formRoom);
