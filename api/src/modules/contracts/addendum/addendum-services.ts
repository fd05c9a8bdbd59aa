import { besideKind, calledOnce } from "../../../core/colombia/plain.ts";
import type { ChangedTerm } from "../../quotes/quote/offer/changed-term.type.ts";
import type { PromisedItem } from "../contract/print/contract.parts.ts";
import { itemTipoLabels } from "../contract/contract.texts.ts";
import { missingItems } from "../item/item.rules.ts";

/** Services that a change removes from a contract or adds to it. */
export interface ChangedServices {
  readonly removed: readonly PromisedItem[];
  readonly added: readonly PromisedItem[];
}

/** Returns the removed and the added services; a service is identified by its kind and description. */
export const changedServices = (
  before: readonly PromisedItem[],
  after: readonly PromisedItem[],
): ChangedServices => ({
  removed: missingItems([...before], after),
  added: missingItems([...after], before),
});

/** Describes in words the changes to the services: removed, added, and changed in detail. */
export function changedServiceTerms(
  before: readonly PromisedItem[],
  after: readonly PromisedItem[],
): ChangedTerm[] {
  const { removed, added } = changedServices(before, after);
  const label = "Servicio";
  const detailed = after.flatMap((service) => {
    const was = before.find(
      ({ tipo, descripcion }) => tipo === service.tipo && descripcion === service.descripcion,
    );
    return was && said(was) !== said(service) ? [{ label, before: said(was), after: said(service) }] : [];
  });
  return [
    ...removed.map((service) => ({ label, before: said(service), after: "" })),
    ...detailed,
    ...added.map((service) => ({ label, before: "", after: said(service) })),
  ];
}

const said = ({ tipo, descripcion, detalle }: PromisedItem): string =>
  calledOnce(
    itemTipoLabels[tipo],
    besideKind(itemTipoLabels[tipo], descripcion, typeof detalle === "string" && detalle).join(" · "),
  ).join(": ");
