import { make } from "../../core/rows.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { prepared } from "../../core/graphql/arguments.ts";
import { mutations, ofEachNumbered } from "../../core/graphql/mutations.ts";
import { May } from "../accounts/account/permission.ts";
import { updateUser } from "./acts/update-user.ts";
import { NO_USER } from "./user.access.ts";
import { UpdateUserInput } from "./user.inputs.ts";

/** Mutations of several accounts at once, each separately. */
export const UserBulkMutations = mutations({
  switchEachUser: ofEachNumbered(
    updateUser,
    prepared({ isActive: Boolean }, (_, { isActive }) => ({ input: make(UpdateUserInput, { isActive }) })),
    NotFound(NO_USER),
    May("manageTeam"),
  ),
});
