import { ID, Int } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { optional } from "../../../core/graphql/arguments.ts";
import { computed, queries } from "../../../core/graphql/queries.ts";
import { OpenableFile } from "../../../core/storage/file.resolver.ts";
import { ChangedTerm } from "../../quotes/quote/offer/changed-term.type.ts";
import { May } from "../../accounts/account/permission.ts";
import { NO_CONTRACT } from "../contract/contract.texts.ts";
import { versionChanges, versionPdf } from "./version-changes.ts";

/** Comparison of the versions of a contract, and their PDFs. */
export const VersionsResolver = queries({
  /**
   * Returns the differences between two versions; without the second, between the first and the present
   * contract.
   */
  contractVersionChanges: computed(
    [ChangedTerm],
    (context, { contractId, from, to }) => versionChanges(context, { contractId, from, to }),
    { contractId: ID, from: Int, to: optional(Int) },
    May("readContractItems"),
    NotFound(NO_CONTRACT),
  ),
  contractVersionPdf: computed(
    OpenableFile,
    (context, { contractId, number }) => versionPdf(context, { contractId, number }),
    { contractId: ID, number: Int },
    May("readContractItems"),
    NotFound(NO_CONTRACT),
  ),
});
