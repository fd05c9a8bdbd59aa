import { accountPaths } from "../../features/accounts/accounts.paths.ts";
import { bankPaths } from "../../features/bank/bank.paths.ts";
import { closingPaths } from "../../features/closing/closing.paths.ts";
import { payoutPaths } from "../../features/commissions/payout/payout.paths.ts";
import { contentPaths } from "../../features/content/content.paths.ts";
import { invoicePaths } from "../../features/invoices/invoices.paths.ts";
import { notificationPaths } from "../../features/notifications/notifications.paths.ts";
import { organizationPaths } from "../../features/organization/organization.paths.ts";
import { paymentPaths } from "../../features/payments/payment/payments.paths.ts";
import { purchasePaths } from "../../features/purchases/purchase/purchases.paths.ts";
import type { Command } from "../../features/search/command.ts";
import { type MenuLine, placesOf } from "./menu.ts";

/** Tasks by the verb that people search for, with synonyms and the page where the task is done. */
const works: readonly (readonly [label: string, also: string, at: string])[] = [
  ["Verificar pagos", "aprobar confirmar", paymentPaths.queue.pattern],
  ["Conciliar el banco", "importar extracto movimientos", bankPaths.movements.pattern],
  ["Cuadrar el día", "conciliar extracto banco pagos", bankPaths.balancing.pattern],
  ["Cobrar lo vencido", "cartera deudas mora recordar", paymentPaths.receivables.pattern],
  ["Facturar contratos", "factura electrónica dian", invoicePaths.list.pattern],
  ["Cerrar un mes", "cierre contable", closingPaths.list.pattern],
  ["Pagar a proveedores", "cuotas compras", purchasePaths.dues.pattern],
  ["Pagar comisiones", "liquidar", payoutPaths.several.pattern],
  ["Cambiar los datos de la agencia", "rnt nit cuentas firma ajustes", contentPaths.settings.pattern],
  ["Cambiar el rol de una persona", "cuentas activar desactivar", organizationPaths.users.pattern],
];

/** Pages that every user has and that no menu line contains. */
const own: readonly Command[] = [
  {
    label: "Mi perfil",
    also: ["cambiar contraseña clave", "sesiones teclado banco"],
    go: accountPaths.profile.to(),
  },
  { label: "Notificaciones", also: ["avisos"], go: notificationPaths.list.to() },
];

/**
 * Returns the search commands for the tasks on the pages of the viewer's menu, and for the pages of their own
 * account.
 */
export const deeds = (lines: readonly MenuLine[]): readonly Command[] => [
  ...works.flatMap(([label, also, at]): Command[] => {
    const parts = placesOf(lines).map(({ part }) => part);
    const page = parts.find((one) => !one.part && one.at.includes(at));
    const go = page?.path ?? (parts.some(({ within }) => within?.includes(at)) ? at : null);
    return go ? [{ label, also: [also], go }] : [];
  }),
  ...own,
];
