import { ID } from "type-graphql";
import { Auth } from "../../../../core/auth/auth.decorator.ts";
import { Role } from "../../../../core/auth/role.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { mutations, shown } from "../../../../core/graphql/mutations.ts";
import { computed, queries } from "../../../../core/graphql/queries.ts";
import { RefundAccountInput } from "../../../contracts/refund-account/refund-account.inputs.ts";
import { OwnRefund } from "../refund.types.ts";
import { giveRefundAccount } from "./acts/give-refund-account.ts";
import { requestAccountCode } from "./acts/request-account-code.ts";
import { ownRefund, refundsOfClient } from "./own-refund.reads.ts";

/** Refunds of a client. */
export const OwnRefundResolver = queries({
  /** Returns the viewer's refunds for all purchases, without annulled refunds; newest first. */
  ownRefunds: computed([OwnRefund], refundsOfClient, {}, Auth([Role.CLIENTE])),
});

const rules = [Auth([Role.LINK, Role.CLIENTE]), NotFound("Devolución no encontrada")];

/** Mutations of the account that a client enters for a refund. */
export const OwnRefundMutations = mutations({
  requestAccountCode: shown(OwnRefund, ownRefund, requestAccountCode, { id: ID }, ...rules),
  giveRefundAccount: shown(
    OwnRefund,
    ownRefund,
    giveRefundAccount,
    { id: ID, code: String, input: RefundAccountInput },
    ...rules,
  ),
});
