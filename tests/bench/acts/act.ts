import type { Floor } from "./hand.ts";

/** One sale on its way through the acts: the ids that an act needs, or leaves for those after it. */
export interface Sale {
  /** Place of its client among the clients who have sessions. */
  readonly client: number;
  readonly ids: Readonly<Record<string, string>>;
}

/** Acts that follow each other, each on a sale as the earlier ones left it; or one act alone. */
export interface Chain {
  readonly acts: readonly Act[];
  /** Sales that each contestant brings through the acts in a round. */
  readonly sales: number;
  /** Returns so many new sales of a contestant, of the first (0) or of the second (1). */
  readonly begin: (count: number, contestant: number) => readonly Sale[];
}

/** Person who does an act. */
export type Who = "seller" | "owner" | "accountant" | "client";

/** Data of an answer, by the fields of its root. */
export type Data = Readonly<Record<string, unknown>>;

/** A much used act: the request of a screen to it, and the floor beneath it. */
export interface Act {
  /** Name of its measure, and of its floor's address. */
  readonly name: string;
  readonly document: string;
  /** The one field of the mutation. */
  readonly root: string;
  readonly by: Who;
  readonly variables: (sale: Sale) => object;
  /** File that goes with the request. */
  readonly file?: { readonly name: string; readonly type: string; readonly bytes: Buffer };
  /**
   * Statement for the parts of a sale that acts outside the measurement make, with the array of an id of the
   * sales as its one parameter. It runs before the act, the same for all, and does not count.
   */
  readonly before?: { readonly of: string; readonly text: string };
  /**
   * Set where an act takes so long that a few of the sales are enough: their number, and the statement, with
   * the array of an id of the other sales, that puts those where the act leaves a sale.
   */
  readonly few?: { readonly sales: number; readonly of: string; readonly text: string };
  /** Ids of the answer that later acts need; none of an act that a few sales take. */
  readonly learned: (answer: Data) => Readonly<Record<string, string>>;
  /** The part of an answer that all give: without ids, numbers, links and instants. */
  readonly same: (answer: Data) => unknown;
  readonly floor: Floor<never>;
}

/** An act with the variables of its document. */
export interface ActOf<Variables extends object> extends Act {
  readonly variables: (sale: Sale) => Variables;
  readonly floor: Floor<Variables>;
}

/** Returns a text of an answer, such as an id. */
export const textOf = (answer: Data, key: string): string => String(answer[key]);
