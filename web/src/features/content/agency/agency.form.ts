import { documentProblem } from "@travesia/api/colombia/documents";
import { NO_HOURS, normalHours, typedHours } from "@travesia/api/colombia/opening-hours";
import { colourProblem } from "@travesia/api/content/agency/mark.rules";
import { unprintedProblem } from "@travesia/api/printed-letters";
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
import type { Picture } from "../PictureField.tsx";
import type { AgencyWholeFragment } from "../content.generated.ts";

/** Returns a percentage field with up to two decimals, entered with a comma or a point. */
const percent = (empty: number) => ({
  empty: String(empty),
  read: (stored: number | null | undefined): string => String(stored ?? empty).replace(".", ","),
  send: (typed: string): number => Number(typed.replace(",", ".")),
  wrong: (typed: string) =>
    /^\d{1,3}([.,]\d{1,2})?$/.test(typed) && Number(typed.replace(",", ".")) <= 100
      ? null
      : "El porcentaje va de 0 a 100, con dos decimales como máximo",
});

/** Field of the opening hours: `8:00 a 18:00`. */
const hours = {
  empty: "",
  read: (kept: string | null | undefined): string => (kept ? typedHours(kept) : ""),
  send: (typed: string): string | null => normalHours(typed) ?? (typed.trim() || null),
  wrong: (typed: string) => (typed.trim() && normalHours(typed) === null ? NO_HOURS : null),
};

/** Form fields of the agency's data. */
export const agencyFields = fieldsOf<AgencyWholeFragment>()({
  name: text({ wrong: unprintedProblem }),
  legalName: text({ wrong: unprintedProblem }),
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
  horarioSemana: hours,
  horarioSabado: hours,
  horarioDomingo: hours,
  restPaymentsWithoutAcceptance: flag(true),
  raffleRightPercent: percent(14),
  raffleAdministrationPercent: percent(1),
  supportEmail: textOrNull(),
  supportPhone: phoneOrNull(),
  instagram: textOrNull(),
  facebook: textOrNull(),
  tiktok: textOrNull(),
  youtube: textOrNull(),
  picture: {
    as: "logo",
    empty: { address: null, file: null } as Picture,
    read: (_: undefined, { logo }: { readonly logo: string | null }): Picture => ({
      address: logo,
      file: null,
    }),
    send: ({ address }: Picture) => address,
  },
  brandColour: textOrNull({ wrong: (typed) => (typed ? colourProblem(typed) : null) }),
});
export type AgencyForm = ValuesOf<typeof agencyFields>;
