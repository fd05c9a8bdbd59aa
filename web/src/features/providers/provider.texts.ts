import {
  documentKindLabels,
  providerStatusLabels,
  taxRegimeLabels,
} from "@travesia/api/providers/provider.rules";
import type { ProviderStatus } from "../../graphql/schema.generated.ts";
import type { Tone } from "@travesia/api/look";

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Texts of the directory of providers. */
export const providerTexts = {
  title: "Proveedores",
  subtitle: "A quién le compra la agencia, en qué condiciones y cuánto le debe.",
  add: "Agregar proveedor",
  import: "Importar",
  edit: "Editar proveedor",
  merge: "Unir con otro",
  switchOff: "Desactivar",
  switchOn: "Activar",
  addDocument: "Agregar documento",
  missing: "Proveedor no encontrado",
  none: "Aún no hay proveedores. Agrega el primero, o registra una compra: su proveedor queda aquí.",
  noneFound: "Ningún proveedor cumple estos filtros.",
  noDocuments: "Guarda aquí su RUT, la certificación bancaria y lo que hayan acordado.",
  noContacts: "Sin contactos",
  noAccount: "Sin cuenta registrada",
  noTerm: "Sin plazo acordado",
  fresh: "Es nuevo: quedará en el directorio con esta compra.",
} as const;

/** Toasts after each act on a provider. */
export const providerToasts = {
  added: "Proveedor agregado",
  saved: "Proveedor guardado",
  merged: "Proveedores unidos",
  off: "Proveedor desactivado: ya no se sugiere al comprar",
  on: "Proveedor activado",
  documentAdded: "Documento agregado",
  documentRemoved: "Documento eliminado",
} as const;

export const statusLabels: Readonly<Record<ProviderStatus, string>> = providerStatusLabels;
export const statusTones: Readonly<Record<ProviderStatus, Tone>> = {
  active: "leaf",
  inactive: "neutral",
  merged: "neutral",
};

export const documentKinds: Readonly<Record<string, string>> = documentKindLabels;
export const documentKindOptions = optionsOf(documentKindLabels);
export const regimeLabels: Readonly<Record<string, string>> = taxRegimeLabels;
export const regimeOptions = [{ value: "", label: "Sin definir" }, ...optionsOf(taxRegimeLabels)];
/** Options of the party in whose name a provider sells, for the provider's form. */
export const mandateOptions = [
  { value: "", label: "Sin responder" },
  { value: "no", label: "En nombre propio: nos factura a nosotros" },
  { value: "si", label: "De terceros (mandato): su factura va a nombre del cliente" },
];
export const accountKinds: Readonly<Record<string, string>> = { ahorros: "Ahorros", corriente: "Corriente" };
export const accountKindOptions = [{ value: "", label: "Sin definir" }, ...optionsOf(accountKinds)];

/** Returns the payment term after a purchase as text; null if none was agreed. */
export function termText(days: number | null | undefined): string | null {
  if (days === null || days === undefined) return null;
  if (days === 0) return "De contado";
  return days === 1 ? "A 1 día" : `A ${days} días`;
}
