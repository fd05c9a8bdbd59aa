import { orNull } from "../../../core/graphql/operations.ts";
import { computed, queries } from "../../../core/graphql/queries.ts";
import { May } from "../../accounts/account/permission.ts";
import { firstSteps } from "./first-steps.reads.ts";
import { FirstSteps } from "./first-steps.types.ts";

/** Query of a new agency's first steps. */
export const FirstStepsResolver = queries({
  /** Returns which first steps of a new agency are done; null once it has a contract. */
  firstSteps: orNull(computed(FirstSteps, firstSteps, {}, May("watchOperation"))),
});
