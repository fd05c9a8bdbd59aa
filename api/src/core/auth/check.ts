import type { DocumentNode, GraphQLSchema, OperationDefinitionNode, OperationTypeNode } from "graphql";
import type { Context } from "../context.ts";
import { forbidden, Refusal } from "../failure.ts";
import { rootsOf, type Root } from "../roots.ts";
import type { AuthRule } from "./auth.decorator.ts";
import { refusalOfPaused, refusalOfToken } from "./by-token.ts";
import { Role } from "./role.ts";
import { SECOND_FACTOR_ASKED } from "./second-factor.rules.ts";
import type { Viewer } from "./viewer.ts";
import { viewingRefusals } from "./viewing.rules.ts";

/** Caller of a request: all facts on which a permission depends. */
export type RequestCaller = Pick<Context, "viewer" | "link" | "badBearer" | "impersonator">;

const NO_TOKEN = "No hay token disponible";
const BAD_TOKEN = "Token inválido";
const BAD_LINK = "El enlace no es válido o ya venció. Solicita uno nuevo a tu asesor.";
const INACTIVE =
  "Tu cuenta ha sido desactivada temporalmente. Por favor contacta al administrador para más información.";

const unauthenticated = (text: string) => new Refusal("UNAUTHENTICATED", text);

/**
 * Refuses an operation whose root fields the caller may not run; UNAUTHENTICATED comes before FORBIDDEN,
 * whichever root it applies to. It reads only the caller, so it runs before variables are coerced. A root
 * with `@skip` or `@include` is checked by its resolver instead.
 */
export function checkRoots(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  caller: RequestCaller,
): void {
  refuseFirst(
    rootsOf(schema, document, operation).filter((root) => !root.conditional),
    operation.operation,
    caller,
  );
}

/** Refuses an operation by root fields found beforehand, as for a document that is known at startup. */
export function refuseFirst(roots: readonly Root[], kind: OperationTypeNode, caller: RequestCaller): void {
  let first: Refusal | null = null;
  for (const { field } of roots) {
    const refusal = refusalOfRoot(field.extensions, kind, caller);
    if (refusal?.code === "UNAUTHENTICATED") throw refusal;
    first ??= refusal;
  }
  if (first) throw first;
}

/**
 * Returns the refusal that the caller would get for a root field with these extensions (`auth`, `byToken`,
 * `ignoresBearer`, `duringSetUp`), or null.
 */
export function refusalOfRoot(
  extensions: Readonly<Record<string, unknown>>,
  kind: OperationTypeNode | string,
  caller: RequestCaller,
): Refusal | null {
  const refusal = refusalOfCaller(extensions, kind, caller);
  const token = caller.viewer?.token;
  return refusal ?? (token ? refusalOfToken(token, extensions, kind) : null);
}

/** Returns the refusal of the caller as a signed-in person or as the holder of a link, or null. */
function refusalOfCaller(
  extensions: Readonly<Record<string, unknown>>,
  kind: OperationTypeNode | string,
  caller: RequestCaller,
): Refusal | null {
  const { impersonator } = caller;
  if (impersonator?.refusal) return impersonator.refusal;
  if (impersonator && kind === "mutation") return forbidden(viewingRefusals.changing);
  // Before the link, the public rule and the role: none of them opens more to a session without its factor.
  if (caller.viewer?.owesSecondFactor && !isOpenToWhoOwes(extensions)) return forbidden(SECOND_FACTOR_ASKED);
  const rule = extensions["auth"] as AuthRule | undefined;
  if (rule) return refusalOf(rule, caller);
  if (kind !== "mutation" || extensions["ignoresBearer"] === true) return null;
  if (caller.badBearer) return unauthenticated(BAD_TOKEN);
  return caller.viewer?.isActive === false ? forbidden(INACTIVE) : null;
}

/**
 * Returns the refusal of a caller who changed between the start of the request and its act: signed out,
 * deactivated, or with another role. Null when nothing changed.
 */
export function refusalOfChanged(before: Viewer, now: Viewer | null): Refusal | null {
  if (!now) return unauthenticated(BAD_TOKEN);
  const paused = refusalOfPaused(now);
  if (paused) return paused;
  if (before.isActive && !now.isActive) return forbidden(INACTIVE);
  return before.role === now.role ? null : forbidden();
}

/** Returns the refusal of a link that expired or was revoked during its request. */
export const refusalOfEndedLink = (): Refusal => unauthenticated(BAD_LINK);

/**
 * Returns whether a root field is open to a session that still has to set up its second factor; public roots
 * are open, too.
 */
const isOpenToWhoOwes = (extensions: Readonly<Record<string, unknown>>): boolean =>
  extensions["duringSetUp"] === true || extensions["ignoresBearer"] === true;

function refusalOf(
  { requires, refusal }: AuthRule,
  { viewer, link, badBearer }: RequestCaller,
): Refusal | null {
  if (!viewer && requires.includes(Role.VISITOR)) return badBearer ? unauthenticated(BAD_TOKEN) : null;
  const byLink = requires.includes(Role.LINK);
  if (byLink && link) return null;
  if (!viewer)
    return unauthenticated(byLink && badBearer !== "session" ? BAD_LINK : badBearer ? BAD_TOKEN : NO_TOKEN);
  if (!viewer.isActive && !requires.includes(Role.INACTIVE)) return forbidden(INACTIVE);
  const anyone = !byLink && requires.every((role) => role === Role.INACTIVE);
  return anyone || requires.includes(viewer.roleName) ? null : forbidden(refusal);
}
