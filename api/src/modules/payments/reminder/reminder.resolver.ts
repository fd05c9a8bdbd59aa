import { ID } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { answered, changed, mutations, ofEach } from "../../../core/graphql/mutations.ts";
import { May } from "../../accounts/account/permission.ts";
import { ReminderMessage } from "../../content/message/message.type.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { remindContractByWhatsapp } from "./acts/remind-contract-by-whatsapp.ts";
import { remindContract } from "./acts/remind-contract.ts";
import { withdrawContractReminder } from "./acts/withdraw-contract-reminder.ts";

const rules = [May("followDebt"), NotFound(NO_CONTRACT)];

/** Mutations of reminders that staff send to clients manually. */
export const ReminderResolver = mutations({
  remindContractByWhatsapp: answered(ReminderMessage, remindContractByWhatsapp, { id: ID }, ...rules),
  withdrawContractReminder: answered(Boolean, withdrawContractReminder, { id: ID }, ...rules),
  remindEachContract: ofEach(remindContract, {}, ...rules),
  remindContract: changed(Contract, remindContract, { id: ID }, ...rules),
});
