import type { BuyItemInput, TipoComprobante } from "../../../graphql/schema.generated.ts";
import { choice, fieldsOf, type ValuesOf } from "../../../ui/form/fields.ts";
import { providerNit, purchaseDay } from "../purchase/purchase.form.ts";
import { newKey } from "../../../base/saving/new-key.ts";

/** Form values of one item's receipt; a line without receipt and cost is not submitted. */
export interface BulkLine {
  /** Idempotency key, so that a repeated attempt registers nothing twice. */
  readonly key: string;
  proveedor: string;
  costo: number | null;
  comprobante: File | null;
  /** NIT of a provider whose record has none; or the mark that there is no provider yet. */
  nit: string;
  sinNit: boolean;
  /** True when the NIT is required. */
  asksNit: boolean;
}

interface Waiting {
  readonly items: readonly { readonly proveedor: string | null }[];
}

/**
 * Returns the form fields of several receipts registered on a day: the shared values, and a line for each
 * item.
 */
export const bulkFields = (today: string) =>
  fieldsOf<Waiting>()({
    fechaCompra: purchaseDay(today),
    tipoComprobante: choice<TipoComprobante>("factura"),
    lines: {
      empty: [] as BulkLine[],
      read: (_: undefined, { items }: Waiting): BulkLine[] =>
        items.map(({ proveedor }) => ({
          key: newKey(),
          proveedor: proveedor ?? "",
          costo: null,
          comprobante: null,
          nit: "",
          sinNit: false,
          asksNit: false,
        })),
      // Each is a purchase of its own.
      send: null,
    },
  });
export type BulkValues = ValuesOf<ReturnType<typeof bulkFields>>;

/** One purchase to register: its item, and the index of its line in the form. */
export interface BulkPurchase {
  readonly place: number;
  readonly itemId: string;
  readonly input: BuyItemInput;
  readonly file: File;
  readonly key: string;
}

/** Result of a line: registered, or the server's refusal. */
export type BulkOutcome = { readonly saved: true } | { readonly failure: string };

/** Returns the indexes of the registered lines, which are not submitted again. */
export const savedPlaces = (outcomes: Readonly<Record<number, BulkOutcome>>): ReadonlySet<number> =>
  new Set(
    Object.entries(outcomes).flatMap(([place, outcome]) => ("saved" in outcome ? [Number(place)] : [])),
  );

/**
 * Returns whether the user filled in anything on a line; the provider does not count, because it is prefilled
 * from the quote.
 */
export const isFilled = ({ costo, comprobante }: BulkLine): boolean => costo !== null || comprobante !== null;

/** Returns the filled lines as purchases, in the order of the items. */
export function purchasesOf(values: BulkValues, itemIds: readonly string[]): BulkPurchase[] {
  const { fechaCompra, tipoComprobante } = values;
  return values.lines.flatMap((line, place) => {
    const { key, proveedor, costo, comprobante } = line;
    const itemId = itemIds[place];
    if (!itemId || !comprobante || costo === null) return [];
    const nit = providerNit.send(line.nit, line);
    const input = { proveedor, nit, costo, fechaCompra, tipoComprobante };
    return [{ place, itemId, key, file: comprobante, input }];
  });
}

/**
 * Returns the line index for each of several files: the next line without a receipt. Surplus files are left
 * out.
 */
export function placesFor(
  lines: readonly BulkLine[],
  files: readonly File[],
  taken: ReadonlySet<number>,
): (readonly [number, File])[] {
  const free = lines.flatMap(({ comprobante }, place) =>
    comprobante === null && !taken.has(place) ? [place] : [],
  );
  return files.slice(0, free.length).map((file, index) => [free[index] ?? 0, file] as const);
}
