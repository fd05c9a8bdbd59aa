import { ASESOR, LIDER, may } from "@travesia/api/permissions";
import type { RegisterInput, UpdateUserInput } from "../../graphql/schema.generated.ts";
import type { UserWholeFragment } from "./users.generated.ts";

/** A person's account while it is typed: texts, empty where nothing is known. */
export interface StaffForm {
  name: string;
  lastname: string;
  email: string;
  phone: string;
  role: string;
  liderId: string;
  gerenteId: string;
  password: string;
  again: string;
  tipoDocumento: string;
  documentoIdentidad: string;
  fechaNacimiento: string;
  fechaIngreso: string;
  direccion: string;
  ciudad: string;
  isActiveSeller: boolean;
  commissionLimit: number | null;
  commissionPercentage: number | null;
  banco: string;
  tipoCuenta: string;
  numeroCuenta: string;
  successorId: string;
}

/** Pesos that may be paid to a seller in a month unless somebody says otherwise. */
const LIMIT = 1_300_000;

export const emptyStaff: StaffForm = {
  ...{
    name: "",
    lastname: "",
    email: "",
    phone: "",
    role: String(ASESOR),
    liderId: "",
    gerenteId: "",
    password: "",
    again: "",
  },
  ...{
    tipoDocumento: "",
    documentoIdentidad: "",
    fechaNacimiento: "",
    fechaIngreso: "",
    direccion: "",
    ciudad: "",
  },
  ...{ isActiveSeller: true, commissionLimit: LIMIT, commissionPercentage: null },
  ...{ banco: "", tipoCuenta: "", numeroCuenta: "", successorId: "" },
};

const text = (value: string | number | null | undefined): string => (value == null ? "" : String(value));

/** An account as its form begins; the phone without its country. */
export const formOf = (user: UserWholeFragment): StaffForm => ({
  ...emptyStaff,
  name: user.name,
  lastname: user.lastname,
  email: user.email,
  phone: user.phone?.replace("+57", "") ?? "",
  role: String(user.role),
  liderId: text(user.liderId),
  gerenteId: text(user.gerenteId),
  tipoDocumento: text(user.tipoDocumento),
  documentoIdentidad: text(user.documentoIdentidad),
  fechaNacimiento: text(user.fechaNacimiento),
  fechaIngreso: text(user.fechaIngreso),
  direccion: text(user.direccion),
  ciudad: text(user.ciudad),
  isActiveSeller: user.isActiveSeller,
  commissionLimit: user.commissionLimit,
  commissionPercentage: user.commissionPercentage,
  banco: text(user.banco),
  tipoCuenta: text(user.tipoCuenta),
  numeroCuenta: text(user.numeroCuenta),
});

const idOf = (value: string): number | null => (value === "" ? null : Number(value));

/**
 * Whether a role has a leader above it, and a manager of its own choice: an advisor's manager is the
 * leader's.
 */
export const placeOf = ({ role, liderId }: Pick<StaffForm, "role" | "liderId">) => ({
  led: Number(role) === ASESOR,
  managed: Number(role) === LIDER || (Number(role) === ASESOR && liderId === ""),
});

const personOf = (form: StaffForm) => {
  const {
    name,
    lastname,
    email,
    phone,
    tipoDocumento,
    documentoIdentidad,
    fechaNacimiento,
    direccion,
    ciudad,
  } = form;
  return {
    name,
    lastname,
    email,
    phone,
    tipoDocumento,
    documentoIdentidad,
    fechaNacimiento,
    direccion,
    ciudad,
  };
};

const placeInput = (form: StaffForm) => {
  const { led, managed } = placeOf(form);
  return {
    liderId: led ? idOf(form.liderId) : null,
    ...(managed ? { gerenteId: idOf(form.gerenteId) } : {}),
  };
};

const payInput = ({ commissionLimit, commissionPercentage, banco, tipoCuenta, numeroCuenta }: StaffForm) => ({
  commissionLimit,
  commissionPercentage,
  banco,
  tipoCuenta,
  numeroCuenta,
});

/** What a new account of staff sends. */
export const createInput = (form: StaffForm): RegisterInput => ({
  ...personOf(form),
  ...placeInput(form),
  ...payInput(form),
  role: Number(form.role),
  password: form.password,
  fechaIngreso: form.fechaIngreso || null,
});

/**
 * What an edit sends of the parts that the viewer may change: places of those who create staff, pay of
 * administration.
 */
export const updateInput = (
  form: StaffForm,
  user: UserWholeFragment,
  viewerRole: number,
): UpdateUserInput => ({
  ...personOf(form),
  ...(form.phone === "" && user.phone === null ? { phone: undefined } : {}),
  isActiveSeller: form.isActiveSeller,
  fechaIngreso: form.fechaIngreso || null,
  ...(may(viewerRole, "createStaff")
    ? { role: Number(form.role), ...(form.role === "1" ? {} : placeInput(form)) }
    : {}),
  ...(may(viewerRole, "deleteUsers") ? payInput(form) : {}),
  successorId: idOf(form.successorId),
  version: user.version,
});
