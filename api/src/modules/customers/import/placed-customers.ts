import { plainName } from "../../../core/colombia/plain.ts";
import type { Rows } from "../../../core/read/sql.ts";
import { CustomerCrowd, type PlacedCustomer } from "./customer-crowd.ts";
import { type BadLine, NO_CONTACT, type SortedLines } from "./sorted-customers.ts";
import { knownByName, knownCustomers } from "./known-customers.ts";

/** Lines of a file, matched to existing customers and to each other. */
export interface PlacedCustomers {
  /** People ordered by their first line, including doubtful ones. */
  readonly people: readonly PlacedCustomer[];
  /** Number of lines about a person who already has a line. */
  readonly repeated: number;
  readonly bad: readonly BadLine[];
}

/**
 * Returns the people of a file. Each line is assigned to the customer, or to the person of an earlier line,
 * with the same document, else e-mail, else telephone and name. A line with only a name is assigned to the
 * customer with that name and no other data. Contradicting lines, and a mobile with another name, become
 * doubts.
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
