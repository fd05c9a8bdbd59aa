import { badInput } from "../../../core/failure.ts";
import type { LineChoices } from "../../../core/sheet/import-lines.type.ts";
import type { PlacedCustomer } from "./customer-crowd.ts";
import type { CustomerLine } from "./sorted-customers.ts";
import { mergedLine } from "./merged-lines.ts";

/** People of a file to be written: new customers, and existing customers with data to fill in. */
interface TakenCustomers {
  readonly fresh: readonly CustomerLine[];
  readonly there: readonly (CustomerLine & { readonly id: string })[];
  /** People who are skipped, by their first line. */
  readonly left: readonly PlacedCustomer[];
}

/**
 * Returns the people of a file that the import writes. A doubtful line without an answer is skipped. When
 * the request contains no answers at all, a person who shares a telephone or an e-mail becomes a new
 * customer, as in earlier versions.
 * @throws Refusal BAD_USER_INPUT on `take` for an answer that is not possible for its line.
 */
export function takenCustomers(people: readonly PlacedCustomer[], choices: LineChoices): TakenCustomers {
  const said = new Map<PlacedCustomer, CustomerLine>();
  const left: PlacedCustomer[] = [];
  for (const person of people) {
    const owner = ownerOf(person, choices);
    if (!owner || !person.said) left.push(person);
    else {
      const before = said.get(owner);
      said.set(owner, before ? mergedLine(before, person.said) : person.said);
    }
  }
  const all = [...said].map(([{ id }, line]) => ({ ...line, id }));
  return {
    fresh: all.filter(({ id }) => id === null),
    there: all.flatMap(({ id, ...line }) => (id === null ? [] : [{ ...line, id }])),
    left,
  };
}

/** Returns the person that a line belongs to according to the answers; null when the line is skipped. */
function ownerOf(person: PlacedCustomer, choices: LineChoices): PlacedCustomer | null {
  const { doubt, said } = person;
  if (!doubt) return person;
  const line = said?.line ?? 0;
  const choice = choices ? choices.get(line) : doubt.choices.find((one) => one === "own");
  if (!choice) return null;
  if (!doubt.choices.includes(choice))
    throw badInput("take", `La línea ${line} no se puede tomar como otra persona: ${doubt.reason}.`);
  return choice === "own" ? person : ownerOf(doubt.same, choices);
}
