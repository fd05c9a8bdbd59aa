import type { Agency } from "../../../../core/agency.ts";
import type { Context } from "../../../../core/context.ts";
import { Scope } from "../../../../core/mutation/scope.ts";
import { findReadableContract } from "../contract.find.ts";
import { ofEachText } from "../contract-texts.rules.ts";
import { type ContractContent, contractContent, listedTravellers, shownFacts } from "./contract-content.ts";
import { partiesText } from "./contract.pdf.ts";
import { shownBeforeSigning } from "./contract-reading.rules.ts";
import type { ContractReading } from "./contract-reading.type.ts";

/**
 * Places where the parts of a contract are shown. The build fails when a part has no place, and names the
 * part.
 */
export const partsShown = shownBeforeSigning satisfies Record<
  keyof ContractContent,
  keyof ContractReading | "above"
>;

/**
 * Returns the text of a contract's PDF in its present state, for the page on which it is read before
 * signing.
 */
export async function contractReading(context: Context, id: string): Promise<ContractReading> {
  const scope = Scope.of(context);
  const contract = await findReadableContract(scope, id);
  const content = await contractContent(scope.em, contract);
  return readingOf(content, await context.services.agency.current());
}

/** Converts a contract's content to the form in which the signing page shows it. Pure. */
export function readingOf(content: ContractContent, agency: Agency): ContractReading {
  const { client, services, noIncluye = [], clausulas } = content;
  return {
    parties: partiesText(content, agency),
    facts: shownFacts(client).map(([label, value]) => ({ label, value })),
    travellers: listedTravellers(content).map((traveller) => ({ ...traveller })),
    services: services.map((service) => ({ ...service })),
    noIncluye: [...noIncluye],
    clausulas,
    ...ofEachText((name) => content[name] ?? null),
  };
}
