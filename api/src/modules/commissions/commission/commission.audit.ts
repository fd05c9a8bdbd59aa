import { fact, fields, money, moved, pesos, type Descriptions } from "../../../core/audit/description.ts";
import { counted } from "../../../core/colombia/spoken.ts";
import { historyLabels } from "../../../core/column.ts";
import { tripLabels } from "../../quotes/quote/quote.rules.ts";
import { CommissionConfig } from "../config/commission-config.entity.ts";
import { commissionLifecycle } from "./commission.lifecycle.ts";
import type { CommissionStatus } from "./commission.lifecycle.ts";
import { earnerLabels } from "./commission.rules.ts";
import type { CommissionAmounts } from "./commission.rules.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "commission.generated": { contractId: string; sellerId: number; montoComision: number };
    "commission.created": { contractId: string; sellerId: number; montoComision: number };
    "commission.updated": { before: CommissionAmounts; after: CommissionAmounts; motivo: string | null };
    "commission.deleted": {
      contractId: string;
      sellerId: number;
      montoComision: number;
      motivo: string | null;
    };
    "commission.requested": { number: string; from: CommissionStatus; montoComision: number };
    "commission.approved": { from: CommissionStatus; montoComision: number };
    "commission.paid": {
      montoComision: number;
      retefuente: number;
      reteIca: number;
      mes: string;
      paidBefore: number;
      limit: number;
      /** True when nothing was withheld because the seller had no tax profile, and the payer was informed. */
      withoutProfile?: true;
    };
    "commission.taken-along": { payoutId: string; montoComision: number };
    "commission-payout.made": { lines: number; sellers: number; bruto: number; neto: number };
    "commission-payout.exported": { payoutId: string | null; ids: readonly string[]; format: string };
    "commission.voided": { from: CommissionStatus; contractId: string };
    "commission.adjusted": { adjusts: string; montoComision: number; mes: string };
    "commission-limit.changed": { before: number; after: number; motivo: string };
    "commission-config.created": {
      role: string;
      tripType: string;
      version: number;
      effectiveFrom: string;
      terms: object;
    };
    "commission-config.changed": { before: object; after: object; version: number; effectiveFrom: string };
    "commission-config.deactivated": { role: string; tripType: string; version: number };
    "contract.commissions-checked": { observaciones: string | null; generated: number };
  }
}

const configLabels = historyLabels(CommissionConfig);

/** Returns the role and trip type of a configuration: `Asesor · Viaje nacional`. */
const whose = (role: string, tripType: string): string =>
  [
    (earnerLabels as Readonly<Record<string, string>>)[role] ?? role,
    (tripLabels as Readonly<Record<string, string>>)[tripType] ?? tripType,
  ].join(" · ");

/** Descriptions of the audit entries about commissions. */
export const describedCommissions = {
  "commission.generated": ({ sellerId, montoComision }, nameOf) => ({
    did: `generó la comisión de ${nameOf(sellerId)} por ${money(montoComision)}`,
    amount: montoComision,
  }),
  "commission.created": ({ sellerId, montoComision }, nameOf) => ({
    did: `creó a mano la comisión de ${nameOf(sellerId)} por ${money(montoComision)}`,
    amount: montoComision,
  }),
  "commission.updated": ({ before, after, motivo }) => ({
    did: "cambió la comisión",
    changes: fields(before, after, {
      montoBase: ["Base", pesos],
      montoComision: ["Comisión", pesos],
      porcentaje: "Porcentaje",
    }),
    note: motivo,
    tone: "sun",
  }),
  "commission.deleted": ({ sellerId, montoComision, motivo }, nameOf) => ({
    did: `eliminó la comisión de ${nameOf(sellerId)} por ${money(montoComision)}`,
    amount: montoComision,
    note: motivo,
    tone: "clay",
  }),
  "commission.requested": ({ number, montoComision }) => ({
    did: `pidió el pago con la cuenta de cobro ${number} por ${money(montoComision)}`,
    amount: montoComision,
  }),
  "commission.approved": ({ from, montoComision }) => ({
    did: `aprobó la comisión por ${money(montoComision)}`,
    amount: montoComision,
    changes: moved("Estado", commissionLifecycle.labels[from], commissionLifecycle.labels.approved),
    tone: "leaf",
  }),
  "commission.paid": ({ montoComision, retefuente, reteIca, mes, paidBefore, limit, withoutProfile }) => ({
    did: `pagó la comisión por ${money(montoComision)}`,
    amount: montoComision,
    changes: [
      ...fact("Retefuente", retefuente, pesos),
      ...fact("ReteICA", reteIca, pesos),
      ...fact("Mes", mes),
      ...fact("Pagado antes en el mes", paidBefore, pesos),
      ...fact("Tope del mes", limit, pesos),
    ],
    note: withoutProfile ? "Sin perfil tributario: se pagó sin retener nada" : null,
    tone: "leaf",
  }),
  "commission.taken-along": ({ montoComision }) => ({
    did: `llevó el ajuste de ${money(montoComision)} a un pago`,
    amount: montoComision,
  }),
  "commission-payout.made": ({ lines, sellers, bruto, neto }) => ({
    did: `pagó ${counted(lines, "comisión", "comisiones")} de ${counted(sellers, "persona", "personas")}`,
    amount: neto,
    changes: [...fact("Total", bruto, pesos), ...fact("Neto", neto, pesos)],
    tone: "leaf",
  }),
  "commission-payout.exported": ({ ids, format }) => ({
    did: `descargó el archivo del banco de ${counted(ids.length, "comisión", "comisiones")} (${format})`,
  }),
  "commission.voided": ({ from }) => ({
    did: "anuló la comisión",
    changes: moved("Estado", commissionLifecycle.labels[from], commissionLifecycle.labels.voided),
    tone: "clay",
  }),
  "commission.adjusted": ({ montoComision, mes }) => ({
    did: `anotó un ajuste de ${money(montoComision)}`,
    amount: montoComision,
    changes: fact("Mes", mes),
    tone: "sun",
  }),
  "commission-limit.changed": ({ before, after, motivo }) => ({
    did: `cambió el tope mensual de comisiones a ${money(after)}`,
    amount: after,
    changes: moved("Tope", before, after, pesos),
    note: motivo,
  }),
  "commission-config.created": ({ role, tripType, version, effectiveFrom }) => ({
    did: `creó la configuración de comisiones de ${whose(role, tripType)}`,
    changes: [...fact("Versión", version), ...fact("Desde", effectiveFrom)],
  }),
  "commission-config.changed": ({ before, after, version, effectiveFrom }) => ({
    did: "cambió la configuración de comisiones",
    changes: [
      ...fields(before, after, configLabels),
      ...fact("Versión", version),
      ...fact("Desde", effectiveFrom),
    ],
  }),
  "commission-config.deactivated": ({ role, tripType }) => ({
    did: `desactivó la configuración de comisiones de ${whose(role, tripType)}`,
    tone: "clay",
  }),
  "contract.commissions-checked": ({ observaciones, generated }) => ({
    did: `revisó las comisiones del contrato y generó ${counted(generated, "comisión", "comisiones")}`,
    note: observaciones,
  }),
} satisfies Partial<Descriptions>;
