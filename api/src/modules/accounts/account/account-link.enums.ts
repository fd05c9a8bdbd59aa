import { enumOf } from "../../../core/enums.ts";

/** Acts that the link of a mail to a person is for. */
export const AccountLink = enumOf("AccountLink", ["reset", "invitation", "email"]);
export type AccountLink = keyof typeof AccountLink;
