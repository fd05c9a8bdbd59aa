import { lifecycle } from "../../../core/lifecycle.ts";

/** The statuses of a contract's item. */
export type ItemStatus = "pendiente_compra" | "comprado_pendiente" | "comprado_pagado";

/** Status transitions of an item; it returns to `pendiente_compra` only when OWNER voids its purchase. */
export const itemLifecycle = lifecycle({
  subject: "El servicio",
  start: "pendiente_compra",
  table: {
    pendiente_compra: ["comprado_pendiente"],
    comprado_pendiente: ["comprado_pagado", "pendiente_compra"],
    comprado_pagado: ["pendiente_compra"],
  } satisfies Record<ItemStatus, readonly ItemStatus[]>,
  labels: {
    pendiente_compra: "Pendiente de compra",
    comprado_pendiente: "Comprado, pendiente de pago",
    comprado_pagado: "Comprado y pagado",
  },
});
