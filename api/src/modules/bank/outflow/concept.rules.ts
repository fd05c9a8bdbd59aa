/** Explanation of a movement of the bank that is no receipt. */
export type Concept =
  | "cuota"
  | "compra"
  | "pago_proveedor"
  | "comisiones"
  | "devolucion"
  | "gastos_bancarios"
  | "gmf"
  | "iva"
  | "interes_pagado"
  | "interes_recibido"
  | "retenido"
  | "traslado"
  | "efectivo"
  | "liquidacion"
  | "anticipo"
  | "devolucion_proveedor";

/** Spanish names of the concepts. */
export const conceptLabels: Readonly<Record<Concept, string>> = {
  cuota: "Cuota de una compra",
  compra: "Compra de contado",
  pago_proveedor: "Pago a proveedores",
  comisiones: "Pago de comisiones",
  devolucion: "Devolución a un cliente",
  gastos_bancarios: "Gastos bancarios",
  gmf: "4×1000",
  iva: "IVA de gastos bancarios",
  interes_pagado: "Intereses pagados",
  interes_recibido: "Intereses recibidos",
  retenido: "Retención que hizo el banco",
  traslado: "Traslado entre cuentas propias",
  efectivo: "Efectivo llevado al banco",
  liquidacion: "Liquidación de la pasarela",
  anticipo: "Anticipo a un proveedor",
  devolucion_proveedor: "Dinero que devuelve un proveedor",
};

/** Concepts that only outflows have; the others, but {@link incoming}, go either way. */
export const outgoing: readonly Concept[] = [
  "cuota",
  "compra",
  "pago_proveedor",
  "comisiones",
  "devolucion",
  "interes_pagado",
  "anticipo",
];

/** Concepts that only inflows have. */
export const incoming: readonly Concept[] = ["interes_recibido", "efectivo", "devolucion_proveedor"];

/** Concepts that a rule may give: the bank's charges, and its own interest. */
export const ruled: readonly Concept[] = [
  "gastos_bancarios",
  "gmf",
  "iva",
  "interes_pagado",
  "interes_recibido",
];
