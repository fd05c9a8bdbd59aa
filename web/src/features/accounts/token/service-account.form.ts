import { ADMIN } from "@travesia/api/permissions";
import { fieldsOf, text, trimmed } from "../../../ui/form/fields.ts";
import type { ServiceAccountRowFragment } from "./token.generated.ts";
import { serviceTexts as texts } from "./service-account.texts.ts";

const named = { name: trimmed({ required: texts.nameMissing }), purpose: trimmed() } as const;

/** Form fields of a new service account. */
export const newServiceFields = fieldsOf<Record<never, never>>()({
  ...named,
  role: { empty: String(ADMIN), read: () => String(ADMIN), send: Number },
  currentPassword: { ...text(), as: "password" },
  code: trimmed(),
});

/** Form fields of a service account as it is changed. */
export const serviceFields = fieldsOf<ServiceAccountRowFragment>()(named);
