import { Int } from "type-graphql";
import { answered, mutations } from "../../../core/graphql/mutations.ts";
import { May } from "../account/permission.ts";
import { endViewing } from "./acts/end-viewing.ts";

/** Mutation that ends viewing as another person and returns to the own account. */
export const ViewingResolver = mutations({
  endViewing: answered(String, endViewing, { userId: Int }, May("viewAs")),
});
