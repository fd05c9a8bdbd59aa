import { ID } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { optional, stored } from "../../../core/graphql/arguments.ts";
import { changed, mutations } from "../../../core/graphql/mutations.ts";
import { storeUpload } from "../../../core/storage/store-upload.ts";
import { Does, May } from "../../accounts/account/permission.ts";
import { answerChargeback } from "./acts/answer-chargeback.ts";
import { dropChargeback } from "./acts/drop-chargeback.ts";
import { noteChargeback } from "./acts/note-chargeback.ts";
import { openChargeback } from "./acts/open-chargeback.ts";
import { chargebackActs } from "./chargeback.acts.rules.ts";
import { Chargeback } from "./chargeback.entity.ts";
import { AnswerChargebackInput, ChargebackNoteInput, OpenChargebackInput } from "./chargeback.inputs.ts";

const NoCase = NotFound("Caso no encontrado");

/** Mutations of claims that online payments be reversed. */
export const ChargebackActsResolver = mutations({
  openChargeback: changed(
    Chargeback,
    openChargeback,
    { input: OpenChargebackInput, file: optional(stored(storeUpload)) },
    May("openChargebacks"),
    NotFound("Pago no encontrado"),
  ),
  answerChargeback: changed(
    Chargeback,
    answerChargeback,
    { id: ID, input: AnswerChargebackInput },
    Does(chargebackActs, "decide"),
    NoCase,
  ),
  dropChargeback: changed(
    Chargeback,
    dropChargeback,
    { id: ID, input: ChargebackNoteInput },
    Does(chargebackActs, "drop"),
    NoCase,
  ),
  noteChargeback: changed(
    Chargeback,
    noteChargeback,
    { id: ID, input: ChargebackNoteInput, file: optional(stored(storeUpload)) },
    Does(chargebackActs, "note"),
    NoCase,
  ),
});
