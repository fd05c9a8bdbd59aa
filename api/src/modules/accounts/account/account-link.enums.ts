import { enumOf } from "../../../core/enums.ts";
import { TokenPurpose } from "./user-token.entity.ts";

/** Acts that the link of a mail to a person is for. */
export const AccountLink = enumOf("AccountLink", Object.values(TokenPurpose));
export type AccountLink = keyof typeof AccountLink;
