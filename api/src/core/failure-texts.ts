import { Extensions } from "type-graphql";

/**
 * Sets the text of NOT_FOUND (`extensions.notFound`). On an object type, it applies when a requested record
 * of that type does not exist. On a query or mutation that does not return such a record (a page, a payload,
 * a boolean), it applies to the record of the operation's id. On an input field, it applies to the record of
 * that field's id.
 */
export const NotFound = (text: string) => Extensions({ notFound: text });
