import { ID } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { Upload, argsOf, optional, prepared, spread } from "../../../core/graphql/arguments.ts";
import { called, changed, mutations } from "../../../core/graphql/mutations.ts";
import { computedFor, many, one, paged, queries } from "../../../core/graphql/queries.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
import { May } from "../../accounts/account/permission.ts";
import { AgencyAccount } from "../../content/agency-account/agency-account.entity.ts";
import { NO_ACCOUNT } from "../../content/agency-account/agency-account.find.ts";
import { importStatement } from "./acts/import-statement.ts";
import { switchAutomatic } from "./acts/switch-automatic.ts";
import { typeBalances } from "./acts/type-balances.ts";
import { undoImport } from "./acts/undo-import.ts";
import { bankBalances } from "./balance.reads.ts";
import { BankBook } from "./bank-book.entity.ts";
import { BankImport } from "./bank-import.entity.ts";
import { BankMovement } from "./bank-movement.entity.ts";
import { NO_IMPORT } from "./import.acts.rules.ts";
import { previewStatement } from "./preview-statement.ts";
import { readStatement } from "./read-statement.ts";
import { movementFilter } from "./statement.filter.ts";
import {
  BankBalanceArgs,
  BankMovementFilter,
  ImportBankFileArgs,
  PreviewBankFileArgs,
  TypeBankBalancesInput,
} from "./statement.inputs.ts";
import {
  BankFilePreview,
  BankImportPage,
  BankImportPageArgs,
  BankPeriod,
  BankMovementPage,
  BankMovementPageArgs,
} from "./statement.types.ts";

/** Queries and mutations of the agency's bank statements. */
export const StatementResolver = queries({
  /** Accounts whose statements can be imported, in the owner's order. */
  bankAccounts: many(
    AgencyAccount,
    () => ({ where: {}, orderBy: { position: "asc", id: "asc" } }),
    {},
    May("readBank"),
  ),
  bankBooks: many(
    BankBook,
    () => ({ where: {}, orderBy: { createdAt: "asc", id: "asc" } }),
    {},
    May("readBank"),
  ),
  /** Imported files of an account, the newest first unless the caller requests another order. */
  bankImports: paged(
    BankImport,
    BankImportPage,
    (_, { accountId: account }) => ({ where: account ? { account } : {} }),
    { page: argsOf(BankImportPageArgs), accountId: optional(ID) },
    May("readBank"),
  ),
  /** Movements, the newest first. */
  bankMovements: paged(
    BankMovement,
    BankMovementPage,
    (_, { filter }) => ({ where: movementFilter(filter) }),
    { page: argsOf(BankMovementPageArgs), filter: optional(BankMovementFilter) },
    May("readBank"),
  ),
  /** Balances of each account's month compared with its movements. */
  bankBalances: computedFor([BankPeriod], bankBalances, { args: argsOf(BankBalanceArgs) }, May("readBank")),
  bankMovement: one(BankMovement, (_, { id }) => ({ id }), { id: ID }, May("readBank")),
});

/** Mutations beside {@link StatementResolver} that only run an act. */
export const StatementMutations = mutations({
  previewBankFile: called(
    BankFilePreview,
    (context, { file, ...said }) => previewStatement(context, file, said),
    { said: spread(PreviewBankFileArgs), file: Upload },
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
  typeBankBalances: changed(
    BankBook,
    typeBalances,
    { input: TypeBankBalancesInput },
    May("matchBank"),
    NotFound(NO_ACCOUNT),
  ),
  switchBankAutomatic: changed(
    BankBook,
    switchAutomatic,
    { accountId: ID, automatic: Boolean },
    May("automateBank"),
    NotFound(NO_ACCOUNT),
  ),
});
