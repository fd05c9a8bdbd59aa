import { Extensions } from "type-graphql";

/**
 * Sets the text of NOT_FOUND (`extensions.notFound`). On an object type: for a request of that record when it
 * does not exist. Beside a query or mutation that does not return such a record (a page, a payload, a
 * boolean): for the record of its id. Beside an input field: for the record of that id.
 */
export const NotFound = (text: string) => Extensions({ notFound: text });
