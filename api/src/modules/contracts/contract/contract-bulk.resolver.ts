import { NotFound } from "../../../core/failure-texts.ts";
import { mutations, ofEach } from "../../../core/graphql/mutations.ts";
import { May } from "../../accounts/account/permission.ts";
import { completeContract } from "./acts/complete-contract.ts";
import { sendContract } from "./acts/send-contract.ts";
import { NO_CONTRACT } from "./contract.texts.ts";

/** Mutations of several contracts at once, each contract separately. */
export const ContractBulkMutations = mutations({
  sendEachContract: ofEach(sendContract, {}, NotFound(NO_CONTRACT), May("sendContracts")),
  completeEachContract: ofEach(completeContract, {}, NotFound(NO_CONTRACT), May("completeContracts")),
});
