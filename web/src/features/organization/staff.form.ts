import { defaultMonthlyLimit } from "@travesia/api/accounts/staff.rules";
import { emailProblem } from "@travesia/api/colombia/emails";
import { phoneProblem } from "@travesia/api/colombia/phones";
import { ASESOR, CLIENTE, LIDER, may } from "@travesia/api/permissions";
import type { InviteStaffInput, UpdateUserInput } from "../../graphql/schema.generated.ts";
import {
  amount,
  fieldsOf,
  flag,
  phone,
  text,
  textOrNull,
  unsent,
  type ValuesOf,
} from "../../ui/form/fields.ts";
import { personNameProblem } from "../../ui/form/person-name.ts";
import type { UserWholeFragment } from "./users.generated.ts";

/** Pesos that may be paid to a seller in a month unless another limit is set. */

interface Place {
  readonly role: string;
  readonly liderId: string;
}

/**
 * Returns whether a role has a leader above it, and whether its manager is selected; an advisor's manager is
 * the leader's manager.
 */
export const placeOf = ({ role, liderId }: Place) => ({
  led: Number(role) === ASESOR,
  managed: Number(role) === LIDER || (Number(role) === ASESOR && liderId === ""),
});

const idOf = (value: string): number | null => (value === "" ? null : Number(value));
const textOf = (id: number | null | undefined): string => (id == null ? "" : String(id));
const percent = (value: number | null) =>
  value !== null && (value < 0 || value > 100) ? "El porcentaje debe estar entre 0 y 100" : null;

/** Form fields of a person's account; unknown values are empty texts. */
export const staffFields = fieldsOf<UserWholeFragment>()({
  name: text({ wrong: (name) => personNameProblem(name) }),
  lastname: text({ wrong: (lastname) => personNameProblem(lastname, "apellido") }),
  email: text({ wrong: (email) => emailProblem(email) }),
  phone: phone({ wrong: (typed) => phoneProblem(typed) }),
  role: { empty: String(ASESOR), read: String, send: Number },
  liderId: {
    empty: "" as string,
    read: textOf,
    send: (id: string, place: Place) =>
      Number(place.role) === CLIENTE ? undefined : placeOf(place).led ? idOf(id) : null,
  },
  gerenteId: {
    empty: "" as string,
    read: textOf,
    send: (id: string, place: Place) => (placeOf(place).managed ? idOf(id) : undefined),
  },
  tipoDocumento: text(),
  documentoIdentidad: text(),
  fechaNacimiento: text(),
  fechaIngreso: textOrNull(),
  direccion: text(),
  ciudad: text(),
  isActiveSeller: flag(true),
  commissionLimit: {
    ...amount({}, defaultMonthlyLimit),
    read: (stored: number | null | undefined) => stored ?? null,
  },
  commissionPercentage: amount({ wrong: percent }),
  banco: text(),
  tipoCuenta: text(),
  numeroCuenta: text(),
  successorId: { ...unsent<string>("", { required: "Elige quién recibe su equipo" }), send: idOf },
});
export type StaffForm = ValuesOf<typeof staffFields>;
type StaffInput = ReturnType<typeof staffFields.input>;

/** Returns the mutation's input for inviting a staff member. */
export const createInput = ({ isActiveSeller: _, successorId: __, ...input }: StaffInput): InviteStaffInput =>
  input;

/**
 * Returns the mutation's input for an edit, limited to the parts that the viewer may change. People who
 * create staff may change the position in the organization; administration may change the pay.
 */
export function updateInput(input: Partial<StaffInput>, viewerRole: number): UpdateUserInput {
  const { phone: typed, role, liderId, gerenteId, ...rest } = input;
  const { commissionLimit, commissionPercentage, banco, tipoCuenta, numeroCuenta, ...person } = rest;
  return {
    ...person,
    // A person without a phone needs none, and keeps none.
    phone: typed || undefined,
    ...(may(viewerRole, "createStaff") ? { role, liderId, gerenteId } : {}),
    ...(may(viewerRole, "deleteUsers")
      ? { commissionLimit, commissionPercentage, banco, tipoCuenta, numeroCuenta }
      : {}),
  };
}
