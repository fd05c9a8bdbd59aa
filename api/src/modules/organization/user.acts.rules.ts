import type { Caller, Condition } from "../../core/acts.ts";
import { NO_PERMISSION } from "../../core/failure.ts";
import { viewingRefusals } from "../../core/auth/viewing.rules.ts";
import { acts } from "../accounts/acts.rules.ts";
import { OWNER } from "../accounts/permissions.rules.ts";
import { type Managed, mayManage } from "./user.rules.ts";

/**
 * State that the acts on an account are checked against: the person, and the facts that can exclude an act.
 */
export interface UserState extends Managed {
  readonly status: "active" | "inactive";
  /** Time of the invitation; null once the person has chosen a password. */
  readonly invitedAt: Date | string | null;
  readonly twoFactor: boolean;
  readonly isLastOwner: boolean;
  /** True when the person has a booked trip. */
  readonly hasBookedTrip: boolean;
  readonly hasUnpaidCommissions: boolean;
}

/** Names of the fields of {@link UserState}, for selection in a query. */
export const userFacts = [
  ...(["id", "role", "isActive", "liderId", "gerenteId"] as const),
  ...(["invitedAt", "twoFactor", "isLastOwner", "hasBookedTrip", "hasUnpaidCommissions"] as const),
] as const;

/** Converts queried values to the state for the acts; values hidden from the caller are null. */
export const stateOfUser = ({
  isActive,
  invitedAt,
  ...user
}: Managed & { readonly isActive: boolean; readonly invitedAt?: Date | string | null } & {
  readonly [Fact in Exclude<keyof UserState, keyof Managed | "status" | "invitedAt">]?: boolean | null;
}): UserState => ({
  ...user,
  status: isActive ? "active" : "inactive",
  invitedAt: invitedAt ?? null,
  twoFactor: user.twoFactor ?? false,
  isLastOwner: user.isLastOwner ?? false,
  hasBookedTrip: user.hasBookedTrip ?? false,
  hasUnpaidCommissions: user.hasUnpaidCommissions ?? false,
});

const isSelf = ({ id }: UserState, { viewer }: Caller): boolean => viewer?.id === id;
const unmanaged = (user: UserState, { viewer }: Caller): boolean => !viewer || !mayManage(viewer, user);

const others: Condition<UserState> = [unmanaged, NO_PERMISSION, "FORBIDDEN"];
/**
 * Condition that refuses accounts that the caller does not manage. It lets the caller's own account pass,
 * because a later condition refuses it with a specific reason.
 */
const othersButSelf: Condition<UserState> = [
  (user, caller) => !isSelf(user, caller) && unmanaged(user, caller),
  NO_PERMISSION,
  "FORBIDDEN",
];
const lastOwner: Condition<UserState> = [
  ({ isLastOwner }) => isLastOwner,
  "Debe quedar al menos un Propietario activo.",
];
const manages = { may: "manageTeam", from: "any", unless: [others] } as const;

/** Table of the acts on a person's account, with the roles that allow each. */
export const userActs = acts<UserState>(null)({
  edit: manages,
  resetPassword: manages,
  unlock: manages,
  /** Mails the person a new link to choose a password. */
  resendInvitation: {
    ...manages,
    from: ["active"],
    otherwise: ["CONFLICT", "La cuenta está desactivada."],
    unless: [others, [({ invitedAt }) => !invitedAt, "La persona ya creó su contraseña."]],
  },
  /** Views the application as the person, without changing anything. */
  viewAs: {
    may: "viewAs",
    from: ["active"],
    otherwise: ["CONFLICT", viewingRefusals.inactive],
    unless: [[({ role }) => role === OWNER, viewingRefusals.anotherOwner, "FORBIDDEN"]],
  },
  takeOffTwoFactor: {
    may: "manageUsers",
    from: "any",
    facts: ["twoFactor"],
    unless: [others, [({ twoFactor }) => !twoFactor, "La verificación en dos pasos no está activa."]],
  },
  /** Deactivates the account, or demotes a leader. */
  deactivate: {
    ...manages,
    facts: ["isLastOwner"],
    unless: [others, [isSelf, "No puedes desactivar tu propia cuenta."], lastOwner],
  },
  reactivate: manages,
  delete: {
    may: "deleteUsers",
    from: "any",
    facts: ["isLastOwner"],
    unless: [othersButSelf, [isSelf, "No puedes eliminar tu propia cuenta."], lastOwner],
  },
  /** Erases the person's data from the account permanently. */
  anonymize: {
    may: "manageUsers",
    from: "any",
    facts: ["isLastOwner", "hasBookedTrip", "hasUnpaidCommissions"],
    unless: [
      othersButSelf,
      [isSelf, "No puedes suprimir tu propia cuenta."],
      lastOwner,
      [
        ({ hasBookedTrip }) => hasBookedTrip,
        "Tiene un viaje contratado. Podrás suprimir sus datos cuando termine.",
      ],
      [
        ({ hasUnpaidCommissions }) => hasUnpaidCommissions,
        "Tiene comisiones por pagar. Podrás suprimir sus datos cuando estén pagadas.",
      ],
    ],
  },
});

/** The name of an act of accounts. */
export type UserAct = (typeof userActs.names)[number];
