import { badInput } from "../../core/failure.ts";

/** Kind of an opening balance: money owed, held or in the bank on the day before the first month. */
export type OpeningKind =
  | "anticipo_cliente"
  | "cliente_por_cobrar"
  | "proveedor_por_pagar"
  | "terceros_por_facturar"
  | "costo_por_facturar"
  | "cuenta";

/** Labels of the kinds. */
export const openingKindLabels: Readonly<Record<OpeningKind, string>> = {
  anticipo_cliente: "Anticipo de un cliente",
  cliente_por_cobrar: "Cliente por cobrar",
  proveedor_por_pagar: "Proveedor por pagar",
  terceros_por_facturar: "Pagado por cuenta de terceros, sin facturar",
  costo_por_facturar: "Costo propio, sin facturar",
  cuenta: "Saldo de una cuenta",
};

/** Record that an opening balance of each kind belongs to. */
export const openingOwners = {
  anticipo_cliente: "contract",
  cliente_por_cobrar: "contract",
  proveedor_por_pagar: "provider",
  terceros_por_facturar: "contract",
  costo_por_facturar: "contract",
  cuenta: "account",
} as const satisfies Record<OpeningKind, "contract" | "provider" | "account">;

/** Message for a change after the confirmation. */
export const CONFIRMED = "Los saldos iniciales ya se confirmaron y no cambian.";

/** Message for a confirmation of other balances than the person saw. */
export const CHANGED = "Los saldos cambiaron mientras los revisabas. Míralos otra vez y confírmalos.";

/**
 * Refuses an amount that a balance of this kind cannot have.
 * @throws Refusal BAD_USER_INPUT for a negative amount or cents of anything but an account, or cents whose
 * sign is another.
 */
export function refuseOpeningAmount(kind: OpeningKind, monto: number, centavos: number): void {
  if (kind !== "cuenta" && monto < 0) throw badInput("monto", "El valor no puede ser negativo");
  if (kind !== "cuenta" && centavos !== 0) throw badInput("centavos", "Solo una cuenta tiene centavos");
  if (Math.abs(centavos) > 99 || monto * centavos < 0)
    throw badInput("centavos", "Los centavos van de 0 a 99, con el signo del valor");
}
