import type { CommissionStatus } from "./commission.lifecycle.ts";
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

export {};
