import { ID } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { Upload, argsOf, optional, spread } from "../../../core/graphql/arguments.ts";
import { called, changed, mutations } from "../../../core/graphql/mutations.ts";
import { computed, one, paged, queries } from "../../../core/graphql/queries.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
import { May } from "../../accounts/account/permission.ts";
import { chooseSettlementPayment } from "./acts/choose-settlement-payment.ts";
import { depositSettlement } from "./acts/deposit-settlement.ts";
import { undoSettlement } from "./acts/undo-settlement.ts";
import { importReport, previewSettlement } from "./read-settlement.ts";
import { NO_SETTLEMENT } from "./settlement.acts.rules.ts";
import { BankSettlement } from "./settlement.entity.ts";
import { SettlementFileArgs } from "./settlement.inputs.ts";
import {
  BankSettlementPage,
  BankSettlementPageArgs,
  ImportedSettlements,
  SettlementPreview,
  UnsettledPayment,
} from "./settlement.types.ts";
import { unsettledPayments } from "./unsettled.reads.ts";

/** Queries of the settlements of acquirers. */
export const SettlementQueries = queries({
  /** Settlements of an account, or the ones with a payment or a movement, the newest first. */
  bankSettlements: paged(
    BankSettlement,
    BankSettlementPage,
    (_, { accountId: account, paymentId, movementId }) => ({
      where: {
        ...(account && { account }),
        ...(paymentId && { lines: { payment: paymentId } }),
        ...(movementId && { movements: { movement: movementId } }),
      },
    }),
    {
      page: argsOf(BankSettlementPageArgs),
      accountId: optional(ID),
      paymentId: optional(ID),
      movementId: optional(ID),
    },
    May("readBank"),
  ),
  bankSettlement: one(BankSettlement, (_, { id }) => ({ id }), { id: ID }, May("readBank")),
  unsettledPayments: computed([UnsettledPayment], unsettledPayments, {}, May("readBank")),
});

/** Mutations of the settlements of acquirers. */
export const SettlementMutations = mutations({
  previewSettlement: called(
    SettlementPreview,
    (context, { file }) => previewSettlement(context, file),
    { file: Upload },
    May("matchBank"),
    RequiredArgs({ file: "El informe es obligatorio" }),
  ),
  importSettlement: called(
    ImportedSettlements,
    (context, { file, ...said }) => importReport(context, file, said),
    { said: spread(SettlementFileArgs), file: Upload },
    May("matchBank"),
    RequiredArgs({ file: "El informe es obligatorio" }),
  ),
  undoSettlement: changed(
    BankSettlement,
    undoSettlement,
    { id: ID },
    May("matchBank"),
    NotFound(NO_SETTLEMENT),
  ),
  depositSettlement: changed(
    BankSettlement,
    depositSettlement,
    { id: ID, movementId: ID },
    May("matchBank"),
    NotFound(NO_SETTLEMENT),
  ),
  chooseSettlementPayment: changed(
    BankSettlement,
    chooseSettlementPayment,
    { lineId: ID, paymentId: ID },
    May("matchBank"),
    NotFound("Transacción no encontrada"),
  ),
});
