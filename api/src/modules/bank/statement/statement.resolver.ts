import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { prepared, spread, Upload } from "../../../core/graphql/arguments.ts";
import { called, changed, mutations } from "../../../core/graphql/mutations.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
import { May } from "../../accounts/account/permission.ts";
import { AgencyAccount } from "../../content/agency-account/agency-account.entity.ts";
import { NO_ACCOUNT } from "../../content/agency-account/agency-account.find.ts";
import { importStatement } from "./acts/import-statement.ts";
import { switchAutomatic } from "./acts/switch-automatic.ts";
import { undoImport } from "./acts/undo-import.ts";
import { BankBook } from "./bank-book.entity.ts";
import { BankImport } from "./bank-import.entity.ts";
import { BankMovement } from "./bank-movement.entity.ts";
import { NO_IMPORT } from "./import.acts.rules.ts";
import { previewStatement } from "./preview-statement.ts";
import { readStatement } from "./read-statement.ts";
import { movementFilter } from "./statement.filter.ts";
import { BankFileArgs, BankMovementFilter, ImportBankFileArgs } from "./statement.inputs.ts";
import {
  BankFilePreview,
  BankImportPage,
  BankImportPageArgs,
  BankMovementPage,
  BankMovementPageArgs,
} from "./statement.types.ts";

/** Queries and mutations of the agency's bank statements. */
@Resolver()
export class StatementResolver {
  /** Accounts whose statements can be imported, in the owner's order. */
  @May("readBank")
  @Reads(() => AgencyAccount)
  @Query(() => [AgencyAccount])
  bankAccounts(@Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.list(AgencyAccount, info, { where: {}, orderBy: { position: "asc", id: "asc" } });
  }

  /** Returns the import settings and totals of the accounts with an imported statement. */
  @May("readBank")
  @Reads(() => BankBook)
  @Query(() => [BankBook])
  bankBooks(@Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.list(BankBook, info, { where: {}, orderBy: { createdAt: "asc", id: "asc" } });
  }

  /** Imported files of an account, the newest first unless the caller requests another order. */
  @May("readBank")
  @Reads(() => BankImport)
  @Query(() => BankImportPage)
  bankImports(
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => BankImportPageArgs) { limit, offset, orderBy }: BankImportPageArgs,
    @Arg("accountId", () => ID, { nullable: true }) account?: string,
  ) {
    const where = account ? { account } : {};
    return read.page(BankImport, info, { where, orderBy, limit, offset });
  }

  /** Movements, the newest first. */
  @May("readBank")
  @Reads(() => BankMovement)
  @Query(() => BankMovementPage)
  bankMovements(
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => BankMovementPageArgs) { limit, offset, orderBy }: BankMovementPageArgs,
    @Arg("filter", () => BankMovementFilter, { nullable: true }) filter?: BankMovementFilter,
  ) {
    const where = movementFilter(filter);
    return read.page(BankMovement, info, { where, orderBy, limit, offset });
  }

  @May("readBank")
  @Reads(() => BankMovement)
  @Query(() => BankMovement, { nullable: true })
  bankMovement(@Ctx() { read }: Context, @Info() info: GraphQLResolveInfo, @Arg("id", () => ID) id: string) {
    return read.one(BankMovement, info, { id });
  }
}

/** Mutations beside {@link StatementResolver} that only run an act. */
export const StatementMutations = mutations({
  previewBankFile: called(
    BankFilePreview,
    (context, { file, ...said }) => previewStatement(context, file, said),
    { said: spread(BankFileArgs), file: Upload },
    May("matchBank"),
    RequiredArgs({ file: "El archivo del banco es obligatorio" }),
  ),
  importBankFile: changed(
    BankImport,
    importStatement,
    prepared({ said: spread(ImportBankFileArgs), file: Upload }, (context, { file, ...said }) =>
      readStatement(context, file, said),
    ),
    May("matchBank"),
    RequiredArgs({ file: "El archivo del banco es obligatorio" }),
  ),
  undoBankImport: changed(BankImport, undoImport, { id: ID }, May("matchBank"), NotFound(NO_IMPORT)),
  switchBankAutomatic: changed(
    BankBook,
    switchAutomatic,
    { accountId: ID, automatic: Boolean },
    May("automateBank"),
    NotFound(NO_ACCOUNT),
  ),
});
