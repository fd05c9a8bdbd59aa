import { emailProblem, normalEmail } from "@travesia/api/colombia/emails";
import { normalPhone } from "@travesia/api/colombia/phones";
import { unprintedProblem } from "@travesia/api/printed-letters";
import { fieldsOf, phone, text, unsent, type ValuesOf } from "../../../ui/form/fields.ts";
import type { BankDetailFragment, ProfileDetailFragment } from "./profile.generated.ts";
import { profileTexts } from "./profile.texts.ts";

const texts = profileTexts.person;
const printedName = (short: string) => (value: string) =>
  value.trim().length >= 2 ? unprintedProblem(value) : short;

/** Form fields of the user's own data; unknown values are empty texts. */
export const profileFields = fieldsOf<ProfileDetailFragment>()({
  name: text({ wrong: printedName(texts.shortName) }),
  lastname: text({ wrong: printedName(texts.shortLastname) }),
  email: {
    ...text({ wrong: (value) => (emailProblem(value) ? texts.badEmail : null) }),
    send: (value: string) => normalEmail(value),
  },
  // A person who never had a phone may leave it empty; a stored phone cannot be removed.
  phone: phone({ wrong: (value) => (normalPhone(value) === null ? texts.badPhone : null) }),
  currentPassword: unsent<string>(""),
  code: unsent<string>(""),
  tipoDocumento: text(),
  documentoIdentidad: text(),
  fechaNacimiento: text(),
  direccion: text(),
  ciudad: text(),
  pais: text(),
});
export type ProfileForm = ValuesOf<typeof profileFields>;

/** Returns whether the form changes the e-mail address, which requires the password. */
export const changesEmail = (form: Pick<ProfileForm, "email">, me: { readonly email: string }): boolean =>
  normalEmail(form.email) !== me.email;

/** Form fields of the bank account into which the user is paid. */
export const bankFields = fieldsOf<BankDetailFragment>()({
  banco: text(),
  numeroCuenta: text(),
  tipoCuenta: text(),
  nombreTitular: text({ wrong: unprintedProblem }),
  documentoTitular: text(),
  telefono: text(),
  observaciones: text(),
});
