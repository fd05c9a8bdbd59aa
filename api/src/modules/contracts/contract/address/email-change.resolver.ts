import { ID } from "type-graphql";
import { Auth } from "../../../../core/auth/auth.decorator.ts";
import { Role } from "../../../../core/auth/role.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { changed, mutations, shown } from "../../../../core/graphql/mutations.ts";
import { computed, queries } from "../../../../core/graphql/queries.ts";
import { May } from "../../../accounts/account/permission.ts";
import { confirmContractEmail } from "../acts/confirm-contract-email.ts";
import { confirmEmailChange } from "../acts/confirm-email-change.ts";
import { denyEmailChange } from "../acts/deny-email-change.ts";
import { Contract } from "../contract.entity.ts";
import { askedEmailChange } from "./email-change.reads.ts";
import { AskedEmailChange } from "./email-change.types.ts";
import { NO_CHANGE } from "./email-changes.ts";

/**
 * Operations on changes by staff of the address to which contracts are sent, and on the responses of the
 * former address and of an OWNER.
 */
export const EmailChangeResolver = queries({
  askedEmailChange: computed(AskedEmailChange, askedEmailChange, {}, Auth([Role.LINK]), NotFound(NO_CHANGE)),
});

/** Mutations of changes of address that only run an act; {@link EmailChangeResolver} has the others. */
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
