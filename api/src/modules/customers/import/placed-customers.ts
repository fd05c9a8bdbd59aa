import { plainName } from "../../../core/colombia/plain.ts";
import type { Rows } from "../../../core/read/sql.ts";
import { CustomerCrowd, type PlacedCustomer } from "./customer-crowd.ts";
import { type BadLine, NO_CONTACT, type SortedLines } from "./sorted-customers.ts";
import { knownByName, knownCustomers } from "./known-customers.ts";

/** A file held against the customers and against itself. */
export interface PlacedCustomers {
  /** People by their first line, including the ones with a question. */
  readonly people: readonly PlacedCustomer[];
  /** Number of lines that repeat another line. */
  readonly repeated: number;
  readonly bad: readonly BadLine[];
}

/**
 * Returns the people of a file. Each line belongs to the customer, or to the line above, with its document,
 * else its e-mail, else its telephone and name; a line with only a name belongs to the customer with that
 * name and no other data. Lines that contradict each other, and a mobile under another name, raise a
 * question.
 */
export async function placedCustomers(caller: Rows, { good, bad }: SortedLines): Promise<PlacedCustomers> {
  const isBare = (line: (typeof good)[number]) => line.keys.length === 0 && line.telefono === null;
  const named = await knownByName(caller, good.filter(isBare));
  const crowd = new CustomerCrowd(await knownCustomers(caller, good));
  const without: BadLine[] = [];
  for (const line of good) {
    const id = isBare(line) ? named.get(plainName(line.name)) : null;
    if (id === undefined) without.push({ line: line.line, name: line.name, problems: [NO_CONTACT] });
    else if (id === null) crowd.place(line);
    else crowd.placeNamed(line, id);
  }
  return {
    people: crowd.people,
    repeated: crowd.repeated,
    bad: [...bad, ...without].sort((one, other) => one.line - other.line),
  };
}
