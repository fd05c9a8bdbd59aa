import { customerProblems } from "@travesia/api/customers/customer/customer.rules";
import { documentProblem, type DocumentType } from "@travesia/api/colombia/documents";
import { unprintedProblem } from "@travesia/api/printed-letters";
import type { CustomerKind, TipoDocumento } from "../../graphql/schema.generated.ts";
import {
  choice,
  choiceOrNull,
  fieldsOf,
  phoneOrNull,
  textOrNull,
  trimmed,
  unsent,
  type ValuesOf,
} from "../../ui/form/fields.ts";
import type {
  TravelDocumentLineFragment,
  CustomerRecordFragment,
  CustomerRowFragment,
} from "./customers.generated.ts";

const problem = (typed: Parameters<typeof customerProblems>[0]): string | null =>
  customerProblems(typed)[0]?.message ?? null;

/** Form fields of a customer. */
export const customerFields = fieldsOf<CustomerRecordFragment>()({
  name: trimmed({ required: "El nombre es obligatorio", wrong: unprintedProblem }),
  kind: choice<CustomerKind>("persona"),
  email: textOrNull({ wrong: (email) => problem({ email }) }),
  telefono: phoneOrNull({ wrong: (telefono) => problem({ telefono }) }),
  tipoDocumento: choiceOrNull<TipoDocumento>(),
  documentoIdentidad: textOrNull<{ readonly tipoDocumento: string }>({
    wrong: (documentoIdentidad, { tipoDocumento }) =>
      problem({ documentoIdentidad, tipoDocumento: (tipoDocumento || null) as DocumentType | null }),
  }),
  fechaNacimiento: textOrNull(),
  direccion: textOrNull(),
  ciudad: textOrNull(),
});
export type CustomerForm = ValuesOf<typeof customerFields>;

/** Form fields of a note. */
export const noteFields = fieldsOf<Record<never, never>>()({
  text: trimmed({ required: "Escribe la nota" }),
});

/** Form fields of a travel document. */
export const travelDocumentFields = fieldsOf<TravelDocumentLineFragment>()({
  holder: trimmed({ required: "Escribe de quién es" }),
  tipoDocumento: choice<TipoDocumento>("passport"),
  documentoIdentidad: trimmed<{ readonly tipoDocumento: string }>({
    required: "El número de documento es requerido",
    wrong: (documentoIdentidad, { tipoDocumento }) => documentProblem(tipoDocumento, documentoIdentidad),
  }),
  expiresOn: textOrNull(),
});

/** Form field of the other customer who is the same person. */
export const mergeFields = fieldsOf<Record<never, never>>()({
  other: unsent<CustomerRowFragment | null>(null, { required: "Elige el otro cliente" }),
  checked: unsent(false, { required: "Confirma que son la misma persona" }),
});
