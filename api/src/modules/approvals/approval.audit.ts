import { fact, money, moved, pesos, spoken, type Descriptions } from "../../core/audit/description.ts";
import { payoutKindLabels } from "./approval.rules.ts";
declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    "approval.asked": ApprovedPayout;
    "approval.given": ApprovedPayout;
    "approval.spent": ApprovedPayout;
    /**
     * `stale`: the amount or the account had changed. `ended`: the reason why the payment can no longer be
     * made.
     */
    "approval.withdrawn": ApprovedPayout & { stale: boolean; ended?: "paid" | "voided" };
    /** Limit in COP before and after; null while no second person is required. */
    "approval-rule.changed": { before: number | null; after: number | null };
  }
}

/** Payment that an approval is for; the account number is masked. */
interface ApprovedPayout {
  readonly kind: string;
  readonly subjectId: string;
  readonly monto: number;
  readonly cuenta: string;
}

export type { ApprovedPayout };

const what = ({ kind, monto }: ApprovedPayout): string => {
  const label = (payoutKindLabels as Readonly<Record<string, string>>)[kind] ?? kind;
  return `${label.toLowerCase()} por ${money(monto)}`;
};

const about = ({ monto, cuenta }: ApprovedPayout) => ({
  amount: monto,
  changes: fact("Cuenta", cuenta, spoken, "banking"),
});

/** Reasons why an approval ended without its payment. */
const endings = {
  paid: ": la compra se pagó de otra forma",
  voided: ": la compra se anuló",
  stale: ": cambió el valor o la cuenta",
} as const;

/** Descriptions of the audit entries about approvals. */
export const describedApprovals = {
  "approval.asked": (payout) => ({
    did: `pidió la aprobación de una segunda persona para ${what(payout)}`,
    ...about(payout),
  }),
  "approval.given": (payout) => ({
    did: `aprobó como segunda persona ${what(payout)}`,
    ...about(payout),
    tone: "leaf",
  }),
  "approval.spent": (payout) => ({ did: `usó la aprobación para ${what(payout)}`, ...about(payout) }),
  "approval.withdrawn": ({ stale, ended, ...payout }) => ({
    did: `retiró la aprobación de ${what(payout)}${ended ? endings[ended] : stale ? endings.stale : ""}`,
    ...about(payout),
    tone: "sun",
  }),
  "approval-rule.changed": ({ before, after }) => ({
    did:
      after === null
        ? "dejó de pedir una segunda persona para lo que sale"
        : `pidió una segunda persona desde ${money(after)}`,
    changes: moved("Desde", before, after, pesos),
  }),
} satisfies Partial<Descriptions>;
