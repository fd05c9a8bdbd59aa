import type { Contract } from "../contract/contract.entity.ts";
import {
  type BoundContent,
  boundContent,
  clauseFactsOf,
  type ContractContent,
  servicesContent,
} from "../contract/print/contract-content.ts";
import { fillClauses } from "../template/clause-fields.rules.ts";
import type { AddendumChanges, AddendumContent } from "./addendum.parts.ts";
import { RENAMED } from "./agreement.ts";

/**
 * Returns the content that a contract will have once the addendum is signed, computed from its present
 * content. Pure.
 */
export function agreedContent(
  said: ContractContent,
  { clausulas, pasajeroTitular }: Pick<Contract, "clausulas" | "pasajeroTitular">,
  {
    changes,
    content: { cambios, plan, precioDespues },
  }: { readonly changes: AddendumChanges; readonly content: AddendumContent },
): BoundContent {
  const renamed = new Map(
    cambios.filter(({ label }) => label === RENAMED).map(({ before, after }) => [before, after]),
  );
  const holder = said.passengers.find((person) => person.holder)?.name;
  const holderNow = holder !== undefined && holder === pasajeroTitular ? renamed.get(holder) : undefined;
  const agreed: BoundContent = {
    ...boundContent(said),
    from: changes.fechaInicioViaje ?? said.from,
    to: changes.fechaFinViaje ?? said.to,
    price: precioDespues,
    formaPago: plan && plan.length > 1 ? "cuotas" : said.formaPago,
    holder: { ...said.holder, name: changes.pasajeroTitular ?? holderNow ?? said.holder.name },
    passengers: said.passengers.map(({ name, holder: first }) => ({
      name: renamed.get(name) ?? name,
      holder: first,
    })),
    services: changes.servicios ? servicesContent(changes.servicios) : said.services,
    plan:
      plan?.map(({ descripcion, fechaVencimiento, monto }) => ({
        text: descripcion,
        due: fechaVencimiento,
        amount: monto,
      })) ?? said.plan,
  };
  return { ...agreed, clausulas: fillClauses(clausulas, clauseFactsOf(agreed)) };
}
