/** Kind of an opening balance: what was owed, held or in the bank on the day before the first month. */
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
