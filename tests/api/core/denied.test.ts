import { beforeAll, expect, it, vi } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";

let app: TestApp;
beforeAll(async () => (app = await anApp()));

it("an operation that its caller may not do has a line in the log with caller and operation, others have none", async () => {
  const info = vi.spyOn(app.app.services.log, "info");
  const denied = () => info.mock.calls.filter(([, message]) => message === "denied").map(([facts]) => facts);
  expectRefused(await app.as("asesor").gql("query Vistazo { retentionRule { mailDays } }"), "FORBIDDEN");
  expectRefused(await app.as(null).gql("query Nadie { retentionRule { mailDays } }"), "UNAUTHENTICATED");
  await app.as("owner").ask("query Propia { retentionRule { mailDays } }");
  expect(denied()).toEqual([
    expect.objectContaining({ code: "FORBIDDEN", operation: "Vistazo", userId: app.people.asesor.id }),
    expect.objectContaining({ code: "UNAUTHENTICATED", operation: "Nadie", userId: undefined }),
  ]);
});
