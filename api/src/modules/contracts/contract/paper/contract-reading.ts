import type { Context } from "../../../../core/context.ts";
import { Scope } from "../../../../core/mutation/scope.ts";
import { findReadableContract } from "../contract.find.ts";
import { contractContent } from "./contract-content.ts";
import { partiesText } from "./contract.pdf.ts";
import type { ContractReading } from "./contract-reading.type.ts";

/** What the PDF of a contract says, as it stands now: a page shows it before it is signed. */
export async function contractReading(context: Context, id: string): Promise<ContractReading> {
  const scope = Scope.of(context);
  const contract = await findReadableContract(scope, id);
  const content = await contractContent(scope.em, contract);
  const { client, passengers, services, clausulas } = content;
  return {
    parties: partiesText(content, await context.services.agency.current()),
    facts: client.facts.map(([label, value]) => ({ label, value })),
    travellers: passengers.map((traveller) => ({ ...traveller })),
    services: services.map((service) => ({ ...service })),
    clausulas,
    condicionesEspeciales: content.condicionesEspeciales,
    observaciones: content.observaciones,
  };
}
