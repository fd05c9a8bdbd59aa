import type { BuyItemInput, TipoComprobante } from "../../../graphql/schema.generated.ts";
import { choice, fieldsOf, type ValuesOf } from "../../../ui/form/fields.ts";
import { providerNit, purchaseDay } from "../purchase/purchase.form.ts";
import { newKey } from "../../../base/saving/new-key.ts";

/**
 * The receipt of one item while it is filled in; a line without receipt and cost is left for another time.
 */
export interface BulkLine {
  /** So that a repeated attempt registers nothing twice. */
  readonly key: string;
  proveedor: string;
  costo: number | null;
  comprobante: File | null;
  /** The NIT of a provider whose record has none, or that there is none yet. */
  nit: string;
  sinNit: boolean;
  /** True when the NIT is required. */
  asksNit: boolean;
}

interface Waiting {
  readonly items: readonly { readonly proveedor: string | null }[];
}

/** Returns several receipts at once, registered on a day: their shared values, and a line for each item. */
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

/** One purchase to register: its item, and the line's place in the form. */
export interface BulkPurchase {
  readonly place: number;
  readonly itemId: string;
  readonly input: BuyItemInput;
  readonly file: File;
  readonly key: string;
}

/** Outcome of a line: registered, or the server's refusal. */
export type BulkOutcome = { readonly saved: true } | { readonly failure: string };

/** Returns the places of the lines that are registered: nothing of them is sent again. */
export const savedPlaces = (outcomes: Readonly<Record<number, BulkOutcome>>): ReadonlySet<number> =>
  new Set(
    Object.entries(outcomes).flatMap(([place, outcome]) => ("saved" in outcome ? [Number(place)] : [])),
  );

/** Returns whether anything of a line was filled in; the provider alone is from the quote. */
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
 * Returns the line of each of several files: the next line without a receipt; the files beyond that are left
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
