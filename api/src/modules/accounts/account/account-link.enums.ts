import { enumOf } from "../../../core/enums.ts";
import { TokenPurpose } from "./user-token.entity.ts";

/** Acts that a mailed link can be used for. */
export const AccountLink = enumOf("AccountLink", Object.values(TokenPurpose));
export type AccountLink = keyof typeof AccountLink;
