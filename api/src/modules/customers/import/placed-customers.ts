import { plainName } from "../../../core/colombia/plain.ts";
import type { Rows } from "../../../core/read/sql.ts";
import { CustomerCrowd, type PlacedCustomer } from "./customer-crowd.ts";
import { type BadLine, NO_CONTACT, type SortedLines } from "./sorted-customers.ts";
import { knownByName, knownCustomers } from "./known-customers.ts";

/** A file held against the customers and against itself. */
export interface PlacedCustomers {
  /** By their first line, those to be asked about among them. */
  readonly people: readonly PlacedCustomer[];
  /** Number of lines that say again what another line says. */
  readonly repeated: number;
  readonly bad: readonly BadLine[];
}

/**
 * Returns the people of a file: each line is of the customer, or of the line above, with its document, else
 * its e-mail, else its telephone and name; one that says a name alone, of the customer of whom nothing else
 * is known. Lines that contradict each other, and a mobile under another name, are to be asked about.
 */
export async function placedCustomers(asker: Rows, { good, bad }: SortedLines): Promise<PlacedCustomers> {
  const isBare = (line: (typeof good)[number]) => line.keys.length === 0 && line.telefono === null;
  const named = await knownByName(asker, good.filter(isBare));
  const crowd = new CustomerCrowd(await knownCustomers(asker, good));
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
