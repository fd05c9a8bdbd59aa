import type { TokenCapability } from "../../../graphql/schema.generated.ts";
import { fieldsOf, text, trimmed } from "../../../ui/form/fields.ts";
import { ownProof } from "../passkey/own-proof.form.ts";
import { tokenTexts as texts } from "./token.texts.ts";

/** Form fields of a new access token. */
export const newTokenFields = fieldsOf<Record<never, never>>()({
  name: trimmed({ required: texts.nameMissing }),
  days: { empty: "90", read: () => "90", send: Number },
  capabilities: {
    empty: [] as readonly TokenCapability[],
    read: () => [] as readonly TokenCapability[],
    send: (chosen: readonly TokenCapability[]) => [...chosen],
  },
  addressRanges: { ...text(), send: (written: string) => written.split(/[\s,;]+/).filter(Boolean) },
  ...ownProof,
});

/** Form fields for replacing the secret of an access token. */
export const renewTokenFields = fieldsOf<Record<never, never>>()(ownProof);
