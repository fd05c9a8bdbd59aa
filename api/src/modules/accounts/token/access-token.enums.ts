import { enumOf } from "../../../core/enums.ts";
import { grantableLabels } from "../grantable.rules.ts";

/** Capabilities that an access token may be given. */
export const TokenCapability = enumOf("TokenCapability", grantableLabels, {
  label: "Permisos",
  labels: grantableLabels,
});
