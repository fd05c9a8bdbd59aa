import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CONTADOR } from "../../../api/src/modules/accounts/permissions.rules.ts";
import { addresses } from "../../../api/src/core/addresses.ts";
import { readers } from "../../../api/src/modules/notifications/kinds/notice-kind.rules.ts";
import { noticeKind } from "../../../api/src/modules/notifications/kinds/notices.rules.ts";
import { isOpenTo } from "../../support/doors.ts";

const FOLDER = "api/src/modules/notifications/listeners";

/** Notices that name their kind and the page to which they lead in one place, as the source has them. */
const leading = readdirSync(FOLDER).flatMap((file) => {
  const text = readFileSync(`${FOLDER}/${file}`, "utf8");
  const local = new Map(
    [...text.matchAll(/const (\w+) = \([^)]*\): string =>\s+`?\$?\{?addressOf\("(\w+)"/g)].map(
      ([, name, page]) => [name!, page!],
    ),
  );
  return text.split(/\bnotify\w+\(/).flatMap((call) => {
    const type = /\btype: "(\w+)"/.exec(call)?.[1];
    const [, direct, named] = /\blink: (?:`?\$?\{?(?:addressOf|tabOf)\("(\w+)"|(\w+)\()/.exec(call) ?? [];
    const page = direct ?? local.get(named ?? "");
    return type && page ? [{ type, page: page as keyof typeof addresses }] : [];
  });
});

describe("a notice leads everybody who reads it to a page that admits them", () => {
  it("is held for most kinds that not everybody reads", () => {
    expect(leading.filter(({ type }) => noticeKind(type)?.readers).length).toBeGreaterThan(12);
    expect(leading).toContainEqual({ type: "raffle_drawn", page: "takenNumbers" });
  });

  it.each(leading.filter(({ type }) => noticeKind(type)?.readers))("$type, to $page", ({ type, page }) => {
    const group = noticeKind(type)!.readers!;
    // What staff are notified of here is about their own sales, of which an accountant has none.
    const roles: readonly number[] = readers[group].filter((role) => group !== "staff" || role !== CONTADOR);
    expect(roles.filter((role) => !isOpenTo(role, addresses[page]))).toEqual([]);
  });
});
