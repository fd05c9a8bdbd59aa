import { registerEnum } from "../../../core/enums.ts";
import { addendumLifecycle } from "./addendum.lifecycle.ts";

/** The statuses of an addendum. */
export const AddendumStatus = {
  draft: "draft",
  sent: "sent",
  signed: "signed",
  withdrawn: "withdrawn",
} as const;
registerEnum(AddendumStatus, {
  name: "AddendumStatus",
  labels: addendumLifecycle.labels,
  description: "Estado de un otrosí.",
});
