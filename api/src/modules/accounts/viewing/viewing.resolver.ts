import { Int } from "type-graphql";
import { answered, mutations } from "../../../core/graphql/mutations.ts";
import { May } from "../account/permission.ts";
import { endViewing } from "./acts/end-viewing.ts";

/** Return from viewing as another person. */
export const ViewingResolver = mutations({
  endViewing: answered(String, endViewing, { userId: Int }, May("viewAs")),
});
