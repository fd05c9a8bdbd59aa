import { roleLabels } from "@travesia/api/permissions";
import { describe, expect, it } from "vitest";
import { dayLinesOf } from "../../../api/src/modules/reports/my-day-lines.ts";
import { dayKinds } from "../../../web/src/features/reports/my-day.kinds.ts";
import { isOpenTo } from "../../support/doors.ts";

const staff = Object.entries(roleLabels).flatMap(([role, label]) =>
  Number(role) > 1 ? [[label, Number(role)] as const] : [],
);

describe("every row of Mi día leads its person to pages that admit them", () => {
  it.each(staff)("%s", (_, role) => {
    const addresses = dayLinesOf({ role } as never).flatMap(({ kind }) => {
      const { record, all, answers } = dayKinds[kind];
      const answered = typeof answers === "function" ? [answers("1")] : [];
      return [record("1", "CT-1"), all, ...answered].map((address) => ({ kind, address }));
    });
    expect(addresses.length).toBeGreaterThan(10);
    const closed = addresses.filter(({ address }) => !isOpenTo(role, address));
    expect(closed).toEqual([]);
  });
});
