import { ended } from "@travesia/api/colombia/spoken";
import { formatCop } from "@travesia/api/cop";
import { counted } from "../../ui/counted.ts";
import type { ProviderRecordFragment } from "./providers.generated.ts";

type Merged = Pick<
  ProviderRecordFragment,
  "name" | "purchaseCount" | "owed" | "names" | "contacts" | "documents"
>;

/** Returns the effects of merging a provider into another, one sentence each, with the figures. */
export function mergeEffects(provider: Merged, into: { readonly name: string }): string[] {
  const { name, purchaseCount, owed, names, contacts, documents } = provider;
  const moved = [
    ...(contacts.length ? [counted(contacts.length, "contacto", "contactos")] : []),
    ...(documents.length ? [counted(documents.length, "documento", "documentos")] : []),
  ];
  const debt = owed > 0 ? `, con ${formatCop(owed)} por pagar` : "";
  return [
    purchaseCount > 0
      ? ended(`${counted(purchaseCount, "compra pasa", "compras pasan")} a ${into.name}${debt}`)
      : `${name} no tiene compras que pasar.`,
    ended(`Quien escriba ${names.map((known) => `«${known.name}»`).join(", ")} encontrará a ${into.name}`),
    ...(moved.length ? [`${into.name} recibe ${moved.join(" y ")}.`] : []),
    "Lo que ya se imprimió conserva el nombre de entonces.",
  ];
}
