import { followed } from "../../core/changes/followed-record.ts";
import type { Module } from "../../core/module.ts";
import { User } from "../accounts/account/user.entity.ts";
import { FoundPersonResolver } from "./found-person.resolver.ts";
import { organizationFragments, organizationRoutes } from "./organization.rest.ts";
import { visibleUsers } from "./user.access.ts";
import { UserMutations } from "./user-acts.resolver.ts";
import { UserBulkMutations } from "./user-bulk.resolver.ts";
import { UserResolver, UserQueries } from "./user.resolver.ts";
import { organizationWords } from "./organization.words.ts";

/**
 * People of the agency, with their roles and teams.
 *
 * Acts: anonymize-user, begin-viewing, delete-user, resend-invitation, reset-user-password,
 *   take-off-two-factor, unlock-user, update-user.
 * Emits: user.email-changed, user.succeeded.
 */
export const organization: Module = {
  name: "organization",
  words: organizationWords,
  changes: [followed("user", User, visibleUsers)],
  resolvers: [UserResolver, UserQueries, FoundPersonResolver, UserMutations, UserBulkMutations],
  fragments: organizationFragments,
  section: {
    title: "Personas",
    text: "Las cuentas de clientes y del equipo, y la jerarquía de ventas: a quién alcanza cada quien.",
  },
  routes: organizationRoutes,
};
