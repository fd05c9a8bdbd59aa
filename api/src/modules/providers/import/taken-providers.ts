import { badInput } from "../../../core/failure.ts";
import type { LineChoices } from "../../../core/sheet/import-lines.type.ts";
import { mergedLine } from "./merged-providers.ts";
import type { AskedProvider, PlacedProvider, PlacedProviders } from "./placed-providers.ts";

/**
 * Providers of a file to be saved, and the lines that are excluded because a question about them was not
 * answered.
 */
interface TakenProviders {
  readonly fresh: readonly PlacedProvider[];
  readonly left: readonly AskedProvider[];
}

/**
 * Returns the new providers of a file. A line that contradicts another is merged with it when a person
 * answered that both are the same provider; otherwise it is excluded.
 * @throws Refusal BAD_USER_INPUT on `take` for an answer that its line does not offer.
 */
export function takenProviders({ providers, asked }: PlacedProviders, choices: LineChoices): TakenProviders {
  const left: AskedProvider[] = [];
  for (const one of asked) {
    const { said, same, reason } = one;
    const choice = choices?.get(said.line);
    if (choice === "own")
      throw badInput("take", `La línea ${said.line} no se puede tomar como otro proveedor: ${reason}.`);
    if (choice === "same") same.said = mergedLine(same.said, said);
    else left.push(one);
  }
  return { fresh: providers.filter(({ known }) => !known), left };
}
