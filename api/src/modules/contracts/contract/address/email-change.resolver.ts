import { Ctx, ID, Query, Resolver } from "type-graphql";
import { Auth } from "../../../../core/auth/auth.decorator.ts";
import { Role } from "../../../../core/auth/role.ts";
import type { Context } from "../../../../core/context.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { changed, mutations, shown } from "../../../../core/graphql/mutations.ts";
import { May } from "../../../accounts/account/permission.ts";
import { confirmContractEmail } from "../acts/confirm-contract-email.ts";
import { confirmEmailChange } from "../acts/confirm-email-change.ts";
import { denyEmailChange } from "../acts/deny-email-change.ts";
import { Contract } from "../contract.entity.ts";
import { askedEmailChange } from "./email-change.reads.ts";
import { AskedEmailChange } from "./email-change.types.ts";
import { NO_CHANGE } from "./email-changes.ts";

/**
 * Changes by staff of the address to which contracts are sent, and the answers of the former address and of
 * an OWNER.
 */
@Resolver()
export class EmailChangeResolver {
  /** The change that the link of a mail to the former address is about. */
  @Auth([Role.LINK])
  @NotFound(NO_CHANGE)
  @Query(() => AskedEmailChange)
  askedEmailChange(@Ctx() context: Context) {
    return askedEmailChange(context);
  }
}

/** Mutations beside {@link EmailChangeResolver} that only run an act. */
export const EmailChangeMutations = mutations({
  confirmEmailChange: shown(
    AskedEmailChange,
    askedEmailChange,
    confirmEmailChange,
    {},
    Auth([Role.LINK]),
    NotFound(NO_CHANGE),
  ),
  denyEmailChange: shown(
    AskedEmailChange,
    askedEmailChange,
    denyEmailChange,
    {},
    Auth([Role.LINK]),
    NotFound(NO_CHANGE),
  ),
  confirmContractEmail: changed(Contract, confirmContractEmail, { id: ID }, May("confirmContractEmails")),
});
