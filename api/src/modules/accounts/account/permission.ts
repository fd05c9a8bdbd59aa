import type { Acts } from "../../../core/acts.ts";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { ByTable } from "../../../core/auth/by-table.ts";
import { Role, roleName } from "../../../core/auth/role.ts";
import { isGrantable } from "../grantable.rules.ts";
import { permissions, type Capability } from "../permissions.rules.ts";

/** Returns the roles that have a capability in the permission matrix, in the form that `@Auth` requires. */
const rolesOf = (capability: Capability): Role[] => permissions[capability].map(roleName);

/**
 * Returns the grant that an access token needs for a capability; empty when no token can have that
 * capability.
 */
const grantOf = (capability: Capability) => (isGrantable(capability) ? { capability } : {});

/**
 * Declares that an operation or a field requires a capability of the permission matrix. `self` is as in
 * `Auth`; `granted` is the capability that an access token needs, when it differs from the one its owner
 * needs.
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
 * Guards an operation by a capability. The operation is also open to the bearer of a valid link to the
 * record, and to the signed-in client whom the record belongs to.
 */
export const MayOrLink = (capability: Capability) =>
  Auth([...new Set([Role.LINK, Role.CLIENTE, ...rolesOf(capability)])], grantOf(capability));

/**
 * Guards a mutation by the table of a record's acts: it requires the capability of the acts that the mutation
 * does, and uses the refusal texts of that table.
 * @throws Error at startup for an act without a capability, or for acts with different capabilities.
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
