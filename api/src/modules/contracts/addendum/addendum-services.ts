import type { ChangedTerm } from "../../../core/told/changed-term.type.ts";
import type { PromisedItem } from "../contract/paper/contract.parts.ts";
import { itemTipoLabels } from "../contract/contract.texts.ts";
import { missingItems } from "../item/item.rules.ts";

/** What becomes of the services of a contract. */
export interface ChangedServices {
  readonly removed: readonly PromisedItem[];
  readonly added: readonly PromisedItem[];
}

/** Which services go and which come; one stands for itself by its kind and what it is called. */
export const changedServices = (
  before: readonly PromisedItem[],
  after: readonly PromisedItem[],
): ChangedServices => ({
  removed: missingItems([...before], after),
  added: missingItems([...after], before),
});

/** What changes of the services, in words: those that go, those that come, and those told otherwise. */
export function toldServices(before: readonly PromisedItem[], after: readonly PromisedItem[]): ChangedTerm[] {
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
  [`${itemTipoLabels[tipo]}: ${descripcion}`, typeof detalle === "string" ? detalle : ""]
    .filter(Boolean)
    .join(" · ");
