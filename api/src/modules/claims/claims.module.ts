import { followed } from "../../core/changes/followed-record.ts";
import type { Module } from "../../core/module.ts";
import { fileScope } from "../../core/storage/file-scope.ts";
import { visibleClaims } from "./claim/claim.access.ts";
import { ClaimMutations } from "./claim/claim-acts.resolver.ts";
import { ClaimBulkResolver } from "./claim/claim-bulk.resolver.ts";
import { Claim } from "./claim/claim.entity.ts";
import { claimSweeps } from "./claim/claim.jobs.ts";
import { ClaimResolver, ClaimQueries } from "./claim/claim.resolver.ts";
import { seedClaims } from "./claims.seed.ts";
import { OwnClaimResolver, OwnClaimMutations } from "./own/own-claim.resolver.ts";
import { personalClaims } from "./personal-data.parts.ts";
import { turnResolver } from "../accounts/turn/turn.resolver.ts";
import { claimTurns } from "./claim/turn/claim-turn.rules.ts";
import { claimsWords } from "./claims.words.ts";

/**
 * Requests of people about their data, and their claims as consumers: numbered, with the deadlines of the
 * law.
 *
 * Acts: add-claim-files, answer-claim, ask-to-complete-claim, close-claim, complete-claim,
 *   decide-claim-identity, extend-claim, file-claim, lapse-claims, note-due-claims, prove-claim-identity,
 *   send-claim-code, send-claim-link, take-claim, withdraw-claim.
 * Emits: claim.completed, claim.due-near, claim.filed, claim.overdue, claim.withdrawn.
 */
export const claims: Module = {
  name: "claims",
  words: claimsWords,
  entities: [Claim],
  resolvers: [
    ClaimResolver,
    ClaimQueries,
    ClaimMutations,
    turnResolver(Claim, claimTurns),
    ClaimBulkResolver,
    OwnClaimResolver,
    OwnClaimMutations,
  ],
  sweeps: claimSweeps,
  files: { claim: fileScope(Claim, visibleClaims), "claim-answer": fileScope(Claim, visibleClaims) },
  personalData: personalClaims,
  seed: seedClaims,
  changes: [followed("claim", Claim, (viewer) => visibleClaims(viewer, null))],
};
