import { ID } from "type-graphql";
import { ByTable } from "../../../core/auth/by-table.ts";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { CodeChannel } from "../../../core/auth/code-channel.enums.ts";
import { Role } from "../../../core/auth/role.ts";
import { orElse } from "../../../core/graphql/arguments.ts";
import { changed, mutations } from "../../../core/graphql/mutations.ts";
import { Contract } from "../contract/contract.entity.ts";
import { SignContractInput } from "../contract/contract.inputs.ts";
import { requestSignatureCode } from "./acts/request-signature-code.ts";
import { signContract } from "./acts/sign-contract.ts";
import { contractActs } from "../contract/contract.acts.rules.ts";

/** Mutations for the client's signature. */
export const SignatureResolver = mutations({
  requestSignatureCode: changed(
    Contract,
    requestSignatureCode,
    { contractId: ID, channel: orElse(CodeChannel, CodeChannel.mail) },
    Auth([Role.LINK, Role.CLIENTE]),
    ByTable(contractActs, "askCode"),
  ),
  signContract: changed(
    Contract,
    signContract,
    { id: ID, input: SignContractInput },
    Auth([Role.LINK, Role.CLIENTE]),
    ByTable(contractActs, "sign"),
  ),
});
