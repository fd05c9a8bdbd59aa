import { documentProblem } from "@travesia/api/colombia/documents";
import { type Day, today as dayOf } from "@travesia/api/colombia/days";
import type { TipoComprobante } from "../../../graphql/schema.generated.ts";
import { amountOrZero, choice, derived, fieldsOf, text, unsent } from "../../../ui/form/fields.ts";
import type { PurchaseItemFragment } from "./purchases.generated.ts";
import { taxesOf, taxLines } from "./taxes.form.ts";

/** Returns the form field of an item's provider; `missing` is the message for an empty field. */
export const provider = (missing: string) =>
  text({ required: missing, wrong: (name) => (name.trim() === "" ? missing : null) });

/**
 * Form values that determine whether the provider's NIT is required, and whether there is no provider yet.
 */
interface AskedNit {
  readonly asksNit: boolean;
  readonly sinNit: boolean;
}

const isAsked = ({ asksNit, sinNit }: AskedNit): boolean => asksNit && !sinNit;

/** Form field of the NIT of a provider whose record has none. */
export const providerNit = {
  empty: "" as string,
  read: (): string => "",
  send: (nit: string, form: AskedNit): string | null => (isAsked(form) ? nit.trim() || null : null),
  wrong: (nit: string, form: AskedNit): string | null => {
    if (!isAsked(form)) return null;
    return nit.trim() ? documentProblem("nit", nit) : "Escribe el NIT o marca «Sin NIT todavía»";
  },
};

/** Returns the form field of an item's cost, in COP. */
export const cost = (proposed: number | null = null) =>
  amountOrZero(
    {
      required: false,
      wrong: (value) => (value !== null && value > 0 ? null : "El costo debe ser mayor a 0"),
    },
    proposed,
  );

export const purchaseDay = (today: Day) => text({ required: "La fecha de compra es requerida" }, today);

/** Form field of the notes; sent as null when empty. */
export const notes = { ...text(), send: (typed: string) => typed || null };

/** Returns the form fields for purchasing one item with its receipt, registered on a day. */
export const buyFields = (today: Day) =>
  fieldsOf<PurchaseItemFragment>()({
    proveedor: provider("El proveedor es obligatorio"),
    nit: providerNit,
    sinNit: unsent(false),
    asksNit: unsent(false),
    costo: cost(),
    fechaCompra: purchaseDay(today),
    tipoComprobante: choice<TipoComprobante>("factura"),
    fechaVencimientoPago: {
      empty: "" as string,
      // A day that has passed is no proposal.
      read: (at: string | null) => (at && dayOf(new Date(at)) >= today ? dayOf(new Date(at)) : ""),
      send: (day: string) => day || null,
    },
    observaciones: notes,
    comprobante: unsent<File | null>(null, { required: "El comprobante es obligatorio" }),
    ...taxLines(),
    impuestos: derived(taxesOf),
  });

const END = "23:59";
const hourOf = (at: string) =>
  new Date(at).toLocaleTimeString("en-GB", {
    timeZone: "America/Bogota",
    hour: "2-digit",
    minute: "2-digit",
  });
const presentOf = ({ fechaVencimientoPago, fechaLimiteSugerida }: PurchaseItemFragment) =>
  fechaVencimientoPago ?? fechaLimiteSugerida;

/**
 * Form fields of the deadline by which an item must be purchased and paid: a day and an hour of Bogota, sent
 * as one instant.
 */
export const deadlineFields = fieldsOf<PurchaseItemFragment>()({
  day: {
    as: "fechaVencimientoPago",
    empty: "" as string,
    read: (_: undefined, item: PurchaseItemFragment) => {
      const at = presentOf(item);
      return at ? dayOf(new Date(at)) : "";
    },
    send: (day: string, { hour }: { readonly hour: string }) => `${day}T${hour}:00-05:00`,
    required: "La fecha límite es obligatoria",
  },
  hour: {
    ...unsent<string>(END),
    read: (_: undefined, item: PurchaseItemFragment) => {
      const at = presentOf(item);
      return at ? hourOf(at) : END;
    },
  },
});
