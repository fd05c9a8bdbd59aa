import { Int } from "type-graphql";
import { answered, mutations } from "../../../core/graphql/mutations.ts";
import { May } from "../account/permission.ts";
import { endViewing } from "./acts/end-viewing.ts";

/** The way back from what another person sees. */
export const ViewingResolver = mutations({
  endViewing: answered(String, endViewing, { userId: Int }, May("viewAs")),
});
