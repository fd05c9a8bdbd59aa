import { Extensions } from "type-graphql";
import type { Role } from "./role.ts";

/** The rule that `@Auth` puts on a field: `extensions.auth`. */
export interface AuthRule {
  readonly requires: readonly Role[];
  readonly self?: readonly string[];
  /** Text of the refusal for a role without permission, when it differs from the default. */
  readonly refusal?: string;
  /** Capability that an access token needs for the operation; absent when no capability covers it. */
  readonly capability?: string;
}

/**
 * States who may run an operation or see a field; printed as `@auth(requires:, self:)`. On an operation it
 * refuses (UNAUTHENTICATED, FORBIDDEN); an empty list admits every active account. On a field it answers null
 * to others, so the field is nullable.
 *
 * `self` names fields of the same record that hold a user's id (`["id", "liderId"]`): that user sees the
 * field too. `refusal` replaces the text of FORBIDDEN.
 */
export const Auth = (requires: readonly Role[], options: Omit<AuthRule, "requires"> = {}) =>
  Extensions({ auth: { requires, ...options } satisfies AuthRule });
