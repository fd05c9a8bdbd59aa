import { spokenDay } from "../../core/colombia/spoken.ts";

/** Spanish names of filters that are neither a column nor a set of options. */
export const filterNames: Readonly<Record<string, string>> = {
  search: "Búsqueda",
  vendedorId: "Vendedor",
  userId: "Persona",
  soldById: "Vendedor",
  countsForId: "Cuenta para",
  asesorId: "Asesor",
  liderId: "Líder",
  gerenteId: "Gerente",
  adminId: "Administrador",
  takenById: "Tomado por",
  clienteId: "Cliente",
  clientId: "Cliente",
  customerId: "Cliente",
  contractId: "Contrato",
  quoteId: "Cotización",
  orderId: "Reserva",
  paymentId: "Pago",
  packId: "Paquete",
  providerId: "Proveedor",
  cuentaAgenciaId: "Cuenta de la agencia",
  accountId: "Cuenta de la agencia",
  awaitsVerification: "Por verificar",
  inReview: "En revisión",
  reversado: "Anulado",
  sinCuenta: "Sin cuenta de la agencia",
  when: "Vencimiento",
  show: "Ver",
  family: "Tema",
  list: "Ver",
  task: "Por hacer",
  conNota: "Anuladas por notas",
  forMe: "Espera mi verificación",
  withoutSeller: "Sin asesor",
  sinOrigen: "Sin origen de los fondos",
  promiseIsDue: "Prometió pagar hasta hoy",
  toCollect: "Por cobrar hoy",
  age: "Antigüedad",
  amount: "Valor",
  salidas: "Solo salidas",
  ids: "Seleccionados",
  raffleId: "Sorteo",
  commissionId: "Comisión",
  time: "Cuándo",
  dateRange: "Fechas",
  isActive: "Activo",
  isExternal: "De la página",
  isPaid: "Pagada",
  sold: "Sin cancelar",
  origen: "Origen",
  destino: "Destino",
  exactDestination: "Destino",
  minPrice: "Precio desde",
  maxPrice: "Precio hasta",
  numeroPersonas: "Personas",
  unansweredDays: "Días sin respuesta",
  decisionToReview: "Respuesta por revisar",
  awaitsNit: "Sin NIT todavía",
  unanswered: "Sin responder de quién es el ingreso",
  mandate: "De terceros",
  category: "Categoría",
  days: "Días",
  archived: "Archivados",
  chars: "Características",
  isYapaya: "Yapaya",
  role: "Rol",
  monday: "Semana del",
};

/**
 * Returns whether the user chose a filter. False for filters that select the whole list, and for constant
 * filters of a screen.
 */
export const isChosen = ([key, value]: Filters[number]): boolean =>
  key !== "ajustes" &&
  !(key === "dateRange" && value === "all") &&
  !((key === "list" || key === "show") && value === "todos");

const person = "select concat_ws(' ', name, lastname) from users";
const agencyAccount =
  "select concat_ws(' ', nullif(bank, ''), '•••• ' || right(number, 4)) from agency_accounts";
const reservation = "select upper(right(id::text, 8)) from reservations";

/** Start of a SQL select, without its condition, for the name of a record that a filter refers to by id. */
export const filterRecords: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...["vendedorId", "userId", "soldById", "countsForId", "asesorId", "liderId", "gerenteId", "adminId"],
      ...["takenById", "clienteId", "clientId"],
    ].map((key) => [key, person]),
  ),
  customerId: "select name from customers",
  contractId: "select contract_number from contracts",
  quoteId: "select quote_number from quotes",
  orderId: reservation,
  packId: "select title from packages",
  providerId: "select name from providers",
  cuentaAgenciaId: agencyAccount,
  accountId: agencyAccount,
};

/** Pairs of arguments for the first and last day of a list, with the meaning of these days. */
const periods = [
  ["startDate", "endDate", ""],
  ["createdFrom", "createdTo", "creado "],
  ["paidFrom", "paidTo", "pagado "],
  ["signedFrom", "signedTo", "firmado "],
  ["departsFrom", "departsTo", "con salida "],
] as const;

/** Filters of a list request, as pairs of name and value. */
export type Filters = readonly (readonly [key: string, value: unknown])[];

/** Returns the days of a list as text, and its other filters. */
export function periodOf(filters: Filters): { readonly period: string; readonly rest: Filters } {
  const given = new Map(filters);
  const day = (key: string) =>
    typeof given.get(key) === "string" ? spokenDay(String(given.get(key))) : null;
  const spans = periods.flatMap(([from, to, what]) => {
    const span = [day(from) && `desde el ${day(from)}`, day(to) && `hasta el ${day(to)}`];
    const text = span.filter(Boolean).join(" ");
    return text ? [what + text] : [];
  });
  const dated = new Set<string>(periods.flatMap(([from, to]) => [from, to]));
  const text = spans.join("; ");
  return {
    period: text ? text.charAt(0).toUpperCase() + text.slice(1) : "Todas las fechas",
    rest: filters.filter(([key]) => !dated.has(key)),
  };
}
