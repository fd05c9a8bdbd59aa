import type { Acts } from "../../../core/acts.ts";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { ByTable } from "../../../core/auth/by-table.ts";
import { Role, roleName } from "../../../core/auth/role.ts";
import { isGrantable } from "../grantable.rules.ts";
import { permissions, type Capability } from "../permissions.rules.ts";

/** Returns the roles that a capability of the permission matrix admits, as `@Auth` takes them. */
const rolesOf = (capability: Capability): Role[] => permissions[capability].map(roleName);

/** Returns the grant that an access token needs for a capability; empty when no token can have it. */
const grantOf = (capability: Capability) => (isGrantable(capability) ? { capability } : {});

/**
 * States that an operation or a field needs a capability of the permission matrix. `self` is as in `Auth`;
 * `granted` is the capability that an access token needs when it differs from its owner's.
 */
export const May = (
  capability: Capability,
  { granted = capability, ...options }: { self?: readonly string[]; granted?: Capability } = {},
) => Auth(rolesOf(capability), { ...options, ...grantOf(granted) });

/**
 * Guards an operation that a visitor without a session may run too; `refusal` is the message shown to a
 * person without the capability.
 */
export const MayOrVisitor = (capability: Capability, refusal: string) =>
  Auth([Role.VISITOR, ...rolesOf(capability)], { refusal, ...grantOf(capability) });

/**
 * Guards an operation by a capability, and opens it also to the bearer of a valid link of the record, and to
 * the signed-in client whose record it is.
 */
export const MayOrLink = (capability: Capability) =>
  Auth([...new Set([Role.LINK, Role.CLIENTE, ...rolesOf(capability)])], grantOf(capability));

/**
 * Guards a mutation by the table of a record's acts: with the capability of the acts that it does, and with
 * the sentences by which the table refuses them.
 * @throws Error at the start for an act without a capability, or acts of different ones.
 */
export const Does = <Name extends string, State extends { readonly status: string }>(
  acts: Acts<Name, State>,
  ...names: Name[]
): MethodDecorator => {
  const [capability, another] = new Set(names.map((name) => acts.rules[name].may as Capability | null));
  if (!capability || another !== undefined) throw new Error(`${names.join(", ")}: not one capability`);
  return (target, property, descriptor) => {
    May(capability)(target, property, descriptor);
    ByTable(acts, ...names)(target, property, descriptor);
  };
};
