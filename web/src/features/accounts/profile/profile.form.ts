import { normalEmail } from "@travesia/api/colombia/emails";
import type { ProfileInput } from "../../../graphql/schema.generated.ts";
import type { ProfileDetailFragment } from "../accounts.generated.ts";

/** The own data as they are edited: texts, empty where nothing is known. */
export interface ProfileForm {
  name: string;
  lastname: string;
  email: string;
  phone: string;
  tipoDocumento: string;
  documentoIdentidad: string;
  fechaNacimiento: string;
  direccion: string;
  ciudad: string;
  pais: string;
  currentPassword: string;
}

/** The form of a stored profile; the phone without its country. */
export const profileForm = (me: ProfileDetailFragment): ProfileForm => ({
  name: me.name,
  lastname: me.lastname,
  email: me.email,
  phone: me.phone?.replace("+57", "") ?? "",
  tipoDocumento: me.tipoDocumento ?? "",
  documentoIdentidad: me.documentoIdentidad ?? "",
  fechaNacimiento: me.fechaNacimiento ?? "",
  direccion: me.direccion ?? "",
  ciudad: me.ciudad ?? "",
  pais: me.pais ?? "",
  currentPassword: "",
});

/** Whether the form asks for another address, which needs the password. */
export const changesEmail = (form: Pick<ProfileForm, "email">, me: { readonly email: string }): boolean =>
  normalEmail(form.email) !== me.email;

/** What is sent: only what differs from the stored profile, with its version. */
export function profileInput(form: ProfileForm, me: ProfileDetailFragment): ProfileInput {
  const stored = profileForm(me);
  const { currentPassword, email, ...rest } = form;
  const changed = Object.fromEntries(
    Object.entries(rest).filter(([field, value]) => value !== stored[field as keyof ProfileForm]),
  );
  return {
    ...changed,
    ...(changesEmail(form, me) ? { email: email.trim(), currentPassword } : {}),
    version: me.version,
  };
}
