import { ID } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { NeverByToken } from "../../../core/auth/by-token.decorator.ts";
import { DuringSetUp } from "../../../core/auth/during-set-up.ts";
import { Role, SIGNED_IN } from "../../../core/auth/role.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { answered, mutations } from "../../../core/graphql/mutations.ts";
import { computed, queries } from "../../../core/graphql/queries.ts";
import { endSession } from "./acts/end-session.ts";
import { signOut } from "./acts/sign-out.ts";
import { ownSessions } from "./session.reads.ts";
import { OwnSession } from "./session.types.ts";

/** Query of the open sessions of the viewer's account. */
export const SessionResolver = queries({
  mySessions: computed([OwnSession], ownSessions, {}, Auth(SIGNED_IN), NeverByToken()),
});

/** Mutations beside {@link SessionResolver} that only run an act. */
export const SessionMutations = mutations({
  signOut: answered(String, signOut, {}, Auth([Role.INACTIVE]), DuringSetUp()),
  endSession: answered(String, endSession, { id: ID }, Auth(SIGNED_IN), NotFound("Sesión no encontrada")),
});
