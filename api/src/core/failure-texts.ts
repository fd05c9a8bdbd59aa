import { Extensions } from "type-graphql";

/**
 * States what NOT_FOUND says (`extensions.notFound`). On an object type: when that record is asked for and is
 * not there. Beside a query or mutation that answers no such record (a page, a payload, a boolean): what its
 * id refers to. Beside an input field: what that id refers to.
 */
export const NotFound = (text: string) => Extensions({ notFound: text });
