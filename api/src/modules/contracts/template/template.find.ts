import { conflict } from "../../../core/failure.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { TripType } from "../../quotes/quote/quote.enums.ts";
import { ContractTemplate } from "./contract-template.entity.ts";
import { NO_TEMPLATE, templateTripOf } from "./template.rules.ts";

/** Returns the template of an id. NOT_FOUND `Plantilla no encontrada`. */
export const findTemplate = (scope: Scope, id: string): Promise<ContractTemplate> =>
  scope.find(ContractTemplate, { id }, NO_TEMPLATE);

/** Returns a template that new contracts may be made with. @throws Refusal CONFLICT for one out of use. */
export async function offeredTemplate(scope: Scope, id: string): Promise<ContractTemplate> {
  const template = await findTemplate(scope, id);
  if (!template.isActive) throw conflict(`La plantilla «${template.name}» ya no se ofrece.`);
  return template;
}

/** Returns the template that contracts of a kind of trip are made with where nobody chooses another. */
export const templateOf = ({ em }: Scope, tripType: TripType | null): Promise<ContractTemplate> =>
  em.findOneOrFail(ContractTemplate, { isBase: true, tripType: templateTripOf(tripType) });

/** @throws Refusal CONFLICT where another template has the name. */
export async function refuseTakenName({ em }: Scope, { id, name }: ContractTemplate): Promise<void> {
  if (await em.count(ContractTemplate, { name, id: { $ne: id } }))
    throw conflict(`Ya hay una plantilla con el nombre «${name}».`);
}
