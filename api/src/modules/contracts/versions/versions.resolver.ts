import { Arg, Ctx, ID, Int, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { OpenableFile } from "../../../core/storage/file.resolver.ts";
import { ChangedTerm } from "../../quotes/quote/offer/changed-term.type.ts";
import { May } from "../../accounts/account/permission.ts";
import { NO_CONTRACT } from "../contract/contract.texts.ts";
import { versionChanges, versionPdf } from "./version-changes.ts";

/** Comparison of the versions of a contract, and their PDFs. */
@Resolver()
export class VersionsResolver {
  /**
   * Returns the differences between two versions; without the second, between the first and the present
   * contract.
   */
  @May("readContractItems")
  @NotFound(NO_CONTRACT)
  @Query(() => [ChangedTerm])
  contractVersionChanges(
    @Ctx() context: Context,
    @Arg("contractId", () => ID) contractId: string,
    @Arg("from", () => Int) from: number,
    @Arg("to", () => Int, { nullable: true }) to?: number,
  ): Promise<ChangedTerm[]> {
    return versionChanges(context, { contractId, from, to: to ?? null });
  }

  /** Returns the original PDF of one version. */
  @May("readContractItems")
  @NotFound(NO_CONTRACT)
  @Query(() => OpenableFile)
  contractVersionPdf(
    @Ctx() context: Context,
    @Arg("contractId", () => ID) contractId: string,
    @Arg("number", () => Int) number: number,
  ): Promise<OpenableFile> {
    return versionPdf(context, { contractId, number });
  }
}
