import type { Agency } from "../../core/agency.ts";
import { light } from "../../core/look.ts";
import { defaultBreBLimit } from "./agency/agency.rules.ts";
import { defaultTexts } from "./page-text/page-texts.default.ts";
import { noticeKeys, pageTextTitles } from "./page-text/page-text.rules.ts";

/** Agency data of an installation that has not entered its own. */
export const defaultAgency: Agency = {
  name: "Travesía",
  legalName: "Travesía Viajes S.A.S.",
  nit: "900.123.456-8",
  rnt: "123456",
  address: "Bogotá, Colombia",
  phone: "(601) 555 0100",
  email: "hola@travesia.test",
  supportEmail: "hola@travesia.test",
  supportPhone: "(601) 555 0100",
  social: { instagram: null, facebook: null, tiktok: null, youtube: null },
  whatsapp: "573005550100",
  logo: null,
  colour: light.sea,
  notices: noticeKeys.map((key) => ({ title: pageTextTitles[key], text: defaultTexts[key] })),
  accounts: [],
  breBLimit: defaultBreBLimit,
  hours: { horarioSemana: null, horarioSabado: null, horarioDomingo: null },
  hiddenFeatures: [],
  mailsOpen: true,
  signer: null,
};
