import type { Viewer } from "../../core/auth/viewer.ts";
import { addDays, monthOf, today } from "../../core/colombia/days.ts";
import type { SeedContext } from "../../core/seed.ts";
import { addNumberingRange } from "./acts/add-numbering-range.ts";
import type { NumberingRangeInput } from "./numbering.inputs.ts";

/** Number ranges of the demo, for tests; they are valid for two years, of which one has passed. */
const ranges: readonly Omit<NumberingRangeInput, "vigenteDesde" | "vigenteHasta" | "pruebas">[] = [
  {
    kind: "documento_soporte",
    prefijo: "DS",
    desde: 1,
    hasta: 5_000,
    resolucion: "18764000001234",
    claveTecnica: "12301",
  },
  // The technical key is that of the annex's own example.
  {
    kind: "factura",
    prefijo: "SETT",
    desde: 990_000_001,
    hasta: 990_005_000,
    resolucion: "18760000001",
    claveTecnica: "693ff6f2a553c3646a063436fd4dd9ded0311471",
  },
  { kind: "nota_credito", prefijo: "NC", desde: 1, hasta: 5_000, resolucion: "18760000001" },
];

/** Seeds the demo's number ranges for documentos soporte, invoices and credit notes. */
export async function seedNumbering(seed: SeedContext): Promise<void> {
  const owner = seed.shared.get("account:owner") as Viewer;
  const first = `${monthOf(addDays(today(seed.services.clock.now()), -400))}-01`;
  for (const range of ranges)
    await seed.as(owner, addNumberingRange, {
      input: {
        ...range,
        vigenteDesde: first,
        vigenteHasta: addDays(first, 730),
        pruebas: true,
      },
    });
}
