import { type Kept, maxDays, periods } from "@travesia/api/operation/retention/retention.rules";
import { amount, fieldsOf } from "../../../ui/form/fields.ts";
import type { RetentionRecordFragment } from "./retention.generated.ts";

const days = (name: Kept) =>
  amount({
    required: "Escribe los días",
    wrong: (value) =>
      value !== null && (!Number.isInteger(value) || value < periods[name].least || value > maxDays)
        ? `Escribe entre ${periods[name].least} y ${maxDays.toLocaleString("es-CO")} días`
        : null,
  });

/** Form fields of the retention periods, in days. */
export const retentionFields = fieldsOf<RetentionRecordFragment>()({
  readNoticeDays: days("readNoticeDays"),
  noticeDays: days("noticeDays"),
  mailDays: days("mailDays"),
  accessDays: days("accessDays"),
  draftDays: days("draftDays"),
  idlePersonDays: days("idlePersonDays"),
});
