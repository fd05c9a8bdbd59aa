import { counted } from "@travesia/api/colombia/spoken";
import { documentLabels } from "@travesia/api/colombia/documents";
import { customerKindLabels, customerSourceLabels } from "@travesia/api/customers/customer/customer.rules";
import { documentValidityLabels } from "@travesia/api/customers/note/customer-note.rules";
import type { CustomerSource, PaperValidity } from "../../graphql/schema.generated.ts";

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Texts about customers. */
export const customerTexts = {
  title: "Clientes",
  subtitle: "Las personas y empresas con las que viaja la agencia.",
  add: "Agregar cliente",
  edit: "Editar cliente",
  import: "Importar",
  importSales: "Ventas anteriores",
  merge: "Unir con otro",
  addNote: "Agregar nota",
  newQuote: "Nueva cotización",
  removeNote: "Eliminar nota",
  notes: "Notas",
  documents: "Documentos de viaje",
  addDocument: "Agregar documento",
  editDocument: "Editar documento",
  removeDocument: "Eliminar documento",
  missing: "Cliente no encontrado",
  none: "Aún no hay clientes. Cada cotización deja aquí a quien la pidió; también puedes agregarlos o importarlos.",
  noneFound: "Ningún cliente cumple estos filtros.",
  trips: "Viajes",
  past: (count: number) =>
    count === 1 ? "Ver 1 más, que ya terminó" : `Ver ${count} más, que ya terminaron`,
  fewer: "Ver menos",
  unsigned: "Falta su firma",
  paidUp: "Pagado por completo",
  owes: (amount: string) => `Debe ${amount}`,
  overdue: (amount: string) => `${amount} en mora`,
  openContract: "Abrir contrato",
  openQuote: "Abrir cotización",
  collect: (amount: string, day: string) => `Tiene ${amount} en mora desde el ${day}.`,
  asked: (number: string) => `Lo último fue una pregunta sobre ${number}: mira si ya tiene respuesta.`,
  nextDue: (amount: string, day: string) => `Debe pagar ${amount} el ${day}.`,
  sell: "No debe nada de contratos firmados. Puedes proponerle su próximo viaje.",
  /**
   * Returns the text with the number of contracts an amount covers, and the contracts and reservations it
   * excludes.
   */
  ofContracts: (contracts: number, left: { readonly cancelled: number; readonly reservations: number }) => {
    const out = [
      left.cancelled > 0 && counted(left.cancelled, "cancelado", "cancelados"),
      left.reservations > 0 && counted(left.reservations, "reserva", "reservas"),
    ].filter(Boolean);
    const of = counted(contracts, "contrato", "contratos");
    return out.length > 0 ? `${of}, sin contar ${out.join(" ni ")}` : of;
  },
  reservationsUnpaid: (amount: string) => `Aparte, ${amount} de reservas por pagar`,
  words: {
    opened: "Abrió",
    asked: "Preguntó",
    paid: "Pagó",
  },
  noWord: "Todavía nada",
  noTrips: "Aún no tiene cotizaciones ni contratos que puedas ver.",
  noTravellers: "Aún no hay pasajeros de sus viajes.",
  noDocuments: "Sin documentos de viaje.",
  noNotes: "Sin notas.",
  noConsents: "Sin autorizaciones registradas.",
  find: "Busca al cliente por nombre, correo, documento o teléfono",
  findHint: "Si es de otro asesor, escribe completo el correo, el documento o el teléfono",
  nobody: "Nadie se llama así entre tus clientes. Prueba con el correo, el documento o el teléfono completo",
} as const;

/** Toasts after each act on a customer. */
export const customerToasts = {
  added: "Cliente agregado",
  saved: "Cliente guardado",
  merged: "Clientes unidos",
  noteAdded: "Nota agregada",
  noteRemoved: "Nota eliminada",
  documentAdded: "Documento agregado",
  documentSaved: "Documento guardado",
  documentRemoved: "Documento eliminado",
} as const;

export const kindOptions = optionsOf(customerKindLabels);
export const sourceLabels: Readonly<Record<CustomerSource, string>> = customerSourceLabels;
export const sourceOptions = [{ value: "", label: "Todos" }, ...optionsOf(customerSourceLabels)];
export const validityLabels: Readonly<Record<PaperValidity, string>> = documentValidityLabels;
export const documentOptions = [{ value: "", label: "Sin documento" }, ...optionsOf(documentLabels)];
export const documentNames: Readonly<Record<string, string>> = documentLabels;
export const travelDocumentOptions = optionsOf(documentLabels).filter(
  ({ value }) => value !== "nit" && value !== "ms",
);
/** Label of each purpose of a consent, by its name in the records. */
export const purposeLabels: Readonly<Record<string, string>> = {
  registration: "Registro de la cuenta",
  request: "Solicitud de cotización",
  passengers: "Datos de pasajeros",
  signature: "Firma del contrato",
};
