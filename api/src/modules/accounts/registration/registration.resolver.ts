import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Resolver, Root } from "type-graphql";
import { make } from "../../../core/rows.ts";
import { normalEmail } from "../../../core/colombia/emails.ts";
import type { Context } from "../../../core/context.ts";
import { changed, mutations, shown } from "../../../core/graphql/mutations.ts";
import { limited, orNull } from "../../../core/graphql/operations.ts";
import { computed, queries } from "../../../core/graphql/queries.ts";
import { emailCheckLimit, registrationLimit } from "../account/account-limits.ts";
import { EmailOwner, RegisterPayload } from "../account/account.types.ts";
import { May } from "../account/permission.ts";
import { ofPeople } from "../people.ts";
import { inviteStaff } from "./acts/invite-staff.ts";
import { registerAccount, type Registered } from "./acts/register-account.ts";
import { RegisterInput } from "./registration.inputs.ts";
import { InviteStaffInput } from "./staff.inputs.ts";
import { openSession } from "../session/session-token.ts";
import { User } from "../account/user.entity.ts";

const visitorsLimit = async (context: Context): Promise<void> => {
  if (!context.viewer) await registrationLimit(context);
};

const registered = async (context: Context, { userId, session }: Registered): Promise<RegisterPayload> => {
  const token = session && (await openSession(context, session)).token;
  return make(RegisterPayload, { userId, token, message: "Cuenta creada" });
};

/** Queries of the forms that create accounts. */
export const RegistrationQueries = queries({
  checkEmail: limited(
    emailCheckLimit,
    orNull(
      computed(
        EmailOwner,
        ({ services }, { email }) =>
          services.orm.em.fork().findOne(User, { email: normalEmail(email), erasedAt: null, ...ofPeople }),
        { email: String },
      ),
    ),
  ),
});

@Resolver(() => RegisterPayload)
export class RegistrationResolver {
  @FieldResolver(() => User, { description: "La persona." })
  user(@Root() { userId }: RegisterPayload, @Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(User, info, { id: userId });
  }
}

/** Mutations that create accounts. */
export const RegistrationMutations = mutations({
  registerAccount: limited(
    visitorsLimit,
    shown(RegisterPayload, registered, registerAccount, { input: RegisterInput }),
  ),
  inviteStaff: changed(User, inviteStaff, { input: InviteStaffInput }, May("createStaff")),
});
