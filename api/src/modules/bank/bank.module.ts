import { followed } from "../../core/changes/followed-record.ts";
import type { Module } from "../../core/module.ts";
import { fileScope } from "../../core/storage/file-scope.ts";
import { may } from "../accounts/permissions.rules.ts";
import { seedBank } from "./bank.seed.ts";
import { BankBacking } from "./matching/backing.entity.ts";
import { matchingJobs } from "./matching/matching.jobs.ts";
import { matchingListeners } from "./matching/matching.listeners.ts";
import { MatchingResolver } from "./matching/matching.resolver.ts";
import { MovementFieldsResolver } from "./matching/movement-fields.resolver.ts";
import { BankProposal } from "./matching/proposal.entity.ts";
import { ProposalFieldsResolver } from "./matching/proposal-fields.resolver.ts";
import { BankBook } from "./statement/bank-book.entity.ts";
import { BankImport } from "./statement/bank-import.entity.ts";
import { BankMovement } from "./statement/bank-movement.entity.ts";
import { StatementResolver } from "./statement/statement.resolver.ts";

/**
 * What the banks tell of the agency's accounts, and which of that money is which payment.
 *
 * Acts: accept-exactly, accept-proposal, assign-movement, back-payment, import-statement, put-movement-aside,
 *   restore-movement, switch-automatic, undo-backing.
 * Tells: bank.imported.
 * Hears: bank.imported, month.reopened, payment.registered, payment.rejected, payment.reversed,
 *   payment.verified, payment.withdrawn.
 */
export const bank: Module = {
  name: "bank",
  entities: [BankBacking, BankBook, BankImport, BankMovement, BankProposal],
  resolvers: [StatementResolver, MatchingResolver, MovementFieldsResolver, ProposalFieldsResolver],
  listeners: matchingListeners,
  jobs: matchingJobs,
  files: {
    "bank-import": fileScope(BankImport, (viewer) => (may(viewer?.role, "readBank") ? {} : { id: null })),
  },
  seed: seedBank,
  changes: [
    followed("bank_movement", BankMovement, (viewer) => (may(viewer.role, "readBank") ? {} : { id: null }), {
      lines: ["bank"],
    }),
  ],
};
