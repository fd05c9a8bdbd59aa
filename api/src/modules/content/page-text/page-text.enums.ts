import { registerEnum } from "../../../core/enums.ts";

/** Texts of the public pages, and the legal notices at the bottom of pages, e-mails and documents. */
export const PageTextKey = {
  hero: "hero",
  about: "about",
  policies: "policies",
  terms: "terms",
  agreements: "agreements",
  contact: "contact",
  notice_children: "notice_children",
  notice_data: "notice_data",
  notice_consumer: "notice_consumer",
} as const;
export type PageTextKey = keyof typeof PageTextKey;
registerEnum(PageTextKey, {
  name: "PageTextKey",
  description: "Un texto de las páginas públicas o un aviso legal.",
});
