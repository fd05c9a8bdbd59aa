import { documentProblem } from "@travesia/api/colombia/documents";
import {
  amount,
  fieldsOf,
  flag,
  phone,
  phoneOrNull,
  text,
  textOrNull,
  type ValuesOf,
} from "../../../ui/form/fields.ts";
import type { AgencyWholeFragment } from "../content.generated.ts";

/** The agency's data while they are typed. */
export const agencyFields = fieldsOf<AgencyWholeFragment>()({
  name: text(),
  legalName: text(),
  nit: text({ wrong: (nit) => documentProblem("nit", nit) }),
  address: text(),
  rntNumber: text(),
  rntValidUntil: textOrNull(),
  rntRequired: flag(false),
  phone: phone(),
  whatsapp: phone(),
  email: text(),
  breBLimit: amount({
    wrong: (limit) => (limit === null || limit < 1 ? "El tope debe ser mayor a cero" : null),
  }),
  supportEmail: textOrNull(),
  supportPhone: phoneOrNull(),
  instagram: textOrNull(),
  facebook: textOrNull(),
  tiktok: textOrNull(),
  youtube: textOrNull(),
});
export type AgencyForm = ValuesOf<typeof agencyFields>;
