import { type ClaimKind, type DataRight, isAboutData } from "@travesia/api/claims/claim/claim.rules";
import { documentProblem } from "@travesia/api/colombia/documents";
import { emailProblem } from "@travesia/api/colombia/emails";
import { phoneProblem } from "@travesia/api/colombia/phones";
import { choice, fieldsOf, flag, phoneOrNull, textOrNull, trimmed, unsent } from "../../../ui/form/fields.ts";
import { personNameProblem } from "../../../ui/form/person-name.ts";

interface Kinded {
  readonly kind: ClaimKind;
}
interface Documented extends Kinded {
  readonly tipoDocumento: string;
}

const right = choice<DataRight>("correccion");

/** Form fields of a personal-data request or a consumer claim. */
export const fileClaimFields = fieldsOf<Record<never, never>>()({
  kind: choice<ClaimKind>("peticion"),
  derecho: {
    ...right,
    send: (value: DataRight, form: unknown): DataRight | null =>
      (form as Kinded).kind === "reclamo_datos" ? value : null,
  },
  nombre: trimmed({
    required: "Escribe tu nombre",
    wrong: (name: string) => personNameProblem(name),
  }),
  email: trimmed({ required: "Escribe tu correo", wrong: (email: string) => emailProblem(email) }),
  telefono: phoneOrNull({ wrong: (typed: string) => (typed.trim() ? phoneProblem(typed) : null) }),
  tipoDocumento: {
    ...choice<string>("cc"),
    send: (value: string, form: unknown): string | null =>
      isAboutData((form as Kinded).kind) ? value : null,
  },
  documento: {
    ...textOrNull<Documented>({
      wrong: (number: string, form: Documented) =>
        isAboutData(form.kind) ? documentProblem(form.tipoDocumento, number) : null,
    }),
    send: (value: string, form: unknown): string | null =>
      isAboutData((form as Kinded).kind) ? value || null : null,
  },
  sobre: textOrNull(),
  detalle: trimmed({ required: "Cuéntanos qué necesitas" }),
  consent: { ...flag(false), as: "aceptaTratamiento" },
  files: unsent<readonly File[]>([]),
});

/** Form fields for the missing data of a request. */
export const completeClaimFields = fieldsOf<Record<never, never>>()({
  detalle: trimmed({ required: "Escribe lo que faltaba" }),
  files: unsent<readonly File[]>([]),
});

/** Form fields to follow a request: its number and e-mail. */
export const followFields = fieldsOf<Record<never, never>>()({
  number: trimmed({ required: "Escribe el número" }),
  email: trimmed({ required: "Escribe tu correo", wrong: (email: string) => emailProblem(email) }),
});

/** Form field of the code that proves ownership of the e-mail address. */
export const codeFields = fieldsOf<Record<never, never>>()({
  code: trimmed({
    required: "Escribe el código",
    wrong: (code: string) => (/^\d{6}$/.test(code.replace(/\s/g, "")) ? null : "El código tiene 6 dígitos"),
  }),
});
