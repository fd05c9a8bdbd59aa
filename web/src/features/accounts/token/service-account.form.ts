import { ADMIN } from "@travesia/api/permissions";
import { fieldsOf, trimmed } from "../../../ui/form/fields.ts";
import { ownProof } from "../passkey/own-proof.form.ts";
import type { ServiceAccountRowFragment } from "./token.generated.ts";
import { serviceTexts as texts } from "./service-account.texts.ts";

const named = { name: trimmed({ required: texts.nameMissing }), purpose: trimmed() } as const;

/** Form fields of a new service account. */
export const newServiceFields = fieldsOf<Record<never, never>>()({
  ...named,
  role: { empty: String(ADMIN), read: () => String(ADMIN), send: Number },
  ...ownProof,
});

/** Form fields for changing a service account. */
export const serviceFields = fieldsOf<ServiceAccountRowFragment>()(named);
