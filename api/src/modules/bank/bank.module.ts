import { followed } from "../../core/changes/followed-record.ts";
import type { Viewer } from "../../core/auth/viewer.ts";
import type { Module } from "../../core/module.ts";
import { fileScope } from "../../core/storage/file-scope.ts";
import { may } from "../accounts/permissions.rules.ts";
import { seedBank } from "./bank.seed.ts";
import { BankBacking } from "./matching/backing.entity.ts";
import { matchingJobs } from "./matching/matching.jobs.ts";
import { matchingListeners } from "./matching/matching.listeners.ts";
import { MatchingResolver, MatchingMutations, MatchingQueries } from "./matching/matching.resolver.ts";
import { MovementFieldsResolver } from "./matching/movement-fields.resolver.ts";
import { BankProposal } from "./matching/proposal.entity.ts";
import { BankAllocation } from "./outflow/allocation.entity.ts";
import { BankProposalPart } from "./outflow/proposal-part.entity.ts";
import { OutflowFieldsResolver } from "./outflow/outflow-fields.resolver.ts";
import { OutflowMutations, OutflowQueries } from "./outflow/outflow.resolver.ts";
import { outflowJobs } from "./outflow/outflow.jobs.ts";
import { outflowListeners } from "./outflow/outflow.listeners.ts";
import { BankRule } from "./outflow/rule/bank-rule.entity.ts";
import { ProposalFieldsResolver } from "./matching/proposal-fields.resolver.ts";
import { BankBook } from "./statement/bank-book.entity.ts";
import { BankImport } from "./statement/bank-import.entity.ts";
import { BankMovement } from "./statement/bank-movement.entity.ts";
import { ImportFieldsResolver } from "./statement/import-fields.resolver.ts";
import { KnownMovement } from "./statement/known-movement.entity.ts";
import { StatementResolver, StatementMutations } from "./statement/statement.resolver.ts";
import { bankWords } from "./bank.words.ts";

/** Narrows the records of the bank to all for people who may read them, and to none for others. */
const readers = (viewer: Viewer | null) => (may(viewer?.role, "readBank") ? {} : { id: null });

/**
 * Movements of the agency's bank accounts, from imported statements, and their matching with payments.
 *
 * Acts: accept-exactly, accept-match, accept-outflow, accept-proposal, assign-movement, back-payment,
 *   change-bank-rule, compare-outflows, end-bank-rule, explain-movement, import-statement, make-bank-rule,
 *   put-movement-aside, restore-movement, switch-automatic, undo-backing, undo-import, undo-part.
 * Emits: bank.import-undone, bank.imported.
 * Listens to: bank.import-undone, bank.imported, commission.approved, commission.paid, commission.voided,
 *   installment.paid, month.reopened, payment.registered, payment.rejected, payment.reversed,
 *   payment.verified, payment.withdrawn, purchase.paid, purchase.registered, purchase.voided,
 *   refund.account-given, refund.annulled, refund.opened, refund.paid.
 */
export const bank: Module = {
  name: "bank",
  words: bankWords,
  entities: [
    BankAllocation,
    BankBacking,
    BankBook,
    BankImport,
    BankMovement,
    BankProposal,
    BankProposalPart,
    BankRule,
    KnownMovement,
  ],
  resolvers: [
    StatementResolver,
    StatementMutations,
    ImportFieldsResolver,
    MatchingResolver,
    MatchingQueries,
    MatchingMutations,
    MovementFieldsResolver,
    ProposalFieldsResolver,
    OutflowQueries,
    OutflowMutations,
    OutflowFieldsResolver,
  ],
  listeners: [...matchingListeners, ...outflowListeners],
  jobs: [...matchingJobs, ...outflowJobs],
  files: {
    "bank-import": fileScope(BankImport, readers),
  },
  seed: seedBank,
  changes: [
    followed("bank_movement", BankMovement, readers, { lines: ["bank"] }),
    followed("bank_import", BankImport, readers, { lines: ["bank"] }),
  ],
};
