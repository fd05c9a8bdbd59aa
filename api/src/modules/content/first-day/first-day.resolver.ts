import { IgnoresBearer } from "../../../core/auth/ignores-bearer.ts";
import { mutations, shown } from "../../../core/graphql/mutations.ts";
import { limited } from "../../../core/graphql/operations.ts";
import { computed, queries } from "../../../core/graphql/queries.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
import { registrationLimit } from "../../accounts/account/account-limits.ts";
import { SignInPayload } from "../../accounts/account/account.types.ts";
import { openSession } from "../../accounts/session/session-token.ts";
import { openAgency } from "./acts/open-agency.ts";
import { OpenAgencyInput } from "./first-day.inputs.ts";
import { workingLink } from "./owner-link.ts";

/** Resolver for setting up a new installation. */
export const FirstDayResolver = queries({
  /** Returns whether the token of a link can still create the first OWNER. */
  ownerLinkWorks: computed(
    Boolean,
    async ({ read, now }, { token }) => (await read.rows(workingLink(token, now))).length > 0,
    { token: String },
  ),
});

/** Mutations beside {@link FirstDayResolver} that only run an act. */
export const FirstDayMutations = mutations({
  openAgency: limited(
    registrationLimit,
    shown(
      SignInPayload,
      openSession,
      openAgency,
      { token: String, input: OpenAgencyInput },
      IgnoresBearer(),
      RequiredArgs({ token: "Este enlace no existe o ya no sirve" }),
    ),
  ),
});
