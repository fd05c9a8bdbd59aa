import type { Viewer } from "../../core/auth/viewer.ts";
import { addDays, monthOf, today } from "../../core/colombia/days.ts";
import type { SeedContext } from "../../core/seed.ts";
import { addNumberingRange } from "./acts/add-numbering-range.ts";

/** The demo has numbers for its documentos soporte: of tests, for two years, of which one has passed. */
export async function seedNumbering(seed: SeedContext): Promise<void> {
  const owner = seed.shared.get("account:owner") as Viewer;
  const first = `${monthOf(addDays(today(seed.services.clock.now()), -400))}-01`;
  await seed.as(owner, addNumberingRange, {
    ...{ kind: "documento_soporte", prefijo: "DS", desde: 1, hasta: 5_000 },
    resolucion: "18764000001234",
    vigenteDesde: first,
    vigenteHasta: addDays(first, 730),
    claveTecnica: "12301",
    pruebas: true,
  });
}
