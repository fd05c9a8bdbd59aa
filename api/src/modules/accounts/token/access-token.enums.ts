import { enumOf } from "../../../core/enums.ts";
import { grantableLabels } from "../grantable.rules.ts";

/** Capabilities that can be granted to an access token. */
export const TokenCapability = enumOf("TokenCapability", grantableLabels, {
  label: "Permisos",
  labels: grantableLabels,
});
