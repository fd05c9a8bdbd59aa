import type { Viewer } from "../../core/auth/viewer.ts";
import type { SeedContext } from "../../core/seed.ts";
import { setTaxProfile } from "./withholding/acts/set-tax-profile.ts";
import type { TaxProfileInput } from "./withholding/withholding.inputs.ts";

/**
 * Tax profiles of the demo sellers: sellers without invoices get a documento soporte; the manager has a
 * company and sends invoices.
 */
const profiles: Readonly<Record<string, TaxProfileInput>> = {
  asesor: { procedimiento: "comisiones_10", factura: false },
  lider: { procedimiento: "articulo_383", factura: false },
  gerente: { procedimiento: "juridica_11", factura: true },
};

/** Sets the tax profiles of the demo's sellers, as its accountant did before the first payment. */
export async function seedTaxProfiles(seed: SeedContext): Promise<void> {
  const contador = seed.shared.get("account:contador") as Viewer;
  for (const [handle, input] of Object.entries(profiles)) {
    const { id: userId } = seed.shared.get(`account:${handle}`) as Viewer;
    await seed.as(contador, setTaxProfile, { userId, input });
  }
}
