import { conflict } from "../../../core/failure.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { sql } from "../../../core/read/sql.ts";
import type { TripType } from "../../quotes/quote/quote.enums.ts";
import { ContractTemplate } from "./contract-template.entity.ts";
import { NO_TEMPLATE, templateTripOf } from "./template.rules.ts";

/** Loads a template by its id. NOT_FOUND `Plantilla no encontrada`. */
export const findTemplate = (scope: Scope, id: string): Promise<ContractTemplate> =>
  scope.find(ContractTemplate, { id }, NO_TEMPLATE);

/**
 * Returns a template that new contracts may use.
 * @throws Refusal CONFLICT for a withdrawn template.
 */
export async function offeredTemplate(scope: Scope, id: string): Promise<ContractTemplate> {
  const template = await findTemplate(scope, id);
  if (!template.isActive) throw conflict(`La plantilla «${template.name}» ya no se ofrece.`);
  return template;
}

/** Clauses of a template, with their version. */
type Clauses = Pick<ContractTemplate, "id" | "version" | "clauses">;

/** Returns the clauses for contracts of a kind of trip, when no other template is chosen. */
export async function templateOf(scope: Scope, tripType: TripType | null): Promise<Clauses> {
  const [template] = await scope.rows<Clauses>(
    sql`select id, version, clauses from contract_templates
      where is_base and trip_type = ${templateTripOf(tripType)}`,
  );
  if (!template) throw new Error("a kind of trip has no template");
  return template;
}

/** @throws Refusal CONFLICT when another template has the name. */
export async function refuseTakenName({ em }: Scope, { id, name }: ContractTemplate): Promise<void> {
  if (await em.count(ContractTemplate, { name, id: { $ne: id } }))
    throw conflict(`Ya hay una plantilla con el nombre «${name}».`);
}
