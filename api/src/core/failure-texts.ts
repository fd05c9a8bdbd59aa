import { Extensions } from "type-graphql";

/** States what NOT_FOUND says of a record: left on the object type as `extensions.notFound`. */
export const NotFound = (text: string) => Extensions({ notFound: text });
