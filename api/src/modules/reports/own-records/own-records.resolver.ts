import { Auth } from "../../../core/auth/auth.decorator.ts";
import { SIGNED_IN } from "../../../core/auth/role.ts";
import { computed, queries } from "../../../core/graphql/queries.ts";
import { ownRecords } from "./own-records.reads.ts";
import { OwnRecords } from "./own-records.types.ts";

/** Query of the kinds of records that the viewer has. */
export const OwnRecordsResolver = queries({
  ownRecords: computed(OwnRecords, ownRecords, {}, Auth(SIGNED_IN)),
});
