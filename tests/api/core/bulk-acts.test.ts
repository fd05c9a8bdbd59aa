import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import type { Handle } from "../../support/people.ts";
import { aPackage } from "../../support/story/catalog.ts";
import { aFiledClaim } from "../../support/story/claims.ts";
import { aCompletedContract } from "../../support/story/commissions.ts";
import { invoiceRanges } from "../../support/story/invoices.ts";
import { aHired, aLeaderWithTeam } from "../../support/story/organization.ts";
import { aProvider } from "../../support/story/providers.ts";
import { aStaffDocument, DOCUMENT } from "../../support/story/staff-documents.ts";
import { aReservation } from "../../support/story/reservations.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

/** Returns the outcome for each record of a bulk act: `done`, or the code of its refusal. */
const each = async (who: Handle, call: string, ids: readonly unknown[], type = "ID"): Promise<string[]> => {
  const mutation = `mutation ($ids: [${type}!]!) { each: ${call.replace("(", "(ids: $ids ")} { done code } }`;
  const { each: outcomes } = await app.as(who).freely.ask(mutation, { ids });
  return outcomes.map(({ done, code }: { done: boolean; code: string }) => (done ? "done" : code));
};

describe("several", () => {
  it("reservations are annulled with one reason, each once", async () => {
    const { id } = await aReservation(app);
    const call = 'cancelEachReservation(input: { motivo: "El hotel cerró" })';
    expect(await each("admin", call, [id, randomUUID()])).toEqual(["done", "NOT_FOUND"]);
    expect(await each("admin", call, [id])).toEqual(["CONFLICT"]);
    expect(await each("admin", "cancelEachReservation(input: {})", [(await aReservation(app)).id])).toEqual([
      "BAD_USER_INPUT",
    ]);
  });

  it("people are switched off and on, but who has a team and oneself", async () => {
    const { id } = await aHired(app);
    const { leader } = await aLeaderWithTeam(app);
    const ids = [id, leader.id, app.people.owner.id, 999_999];
    expect(await each("owner", "switchEachUser(isActive: false)", ids, "Int")).toEqual([
      ...["done", "CONFLICT", "CONFLICT", "NOT_FOUND"],
    ]);
    expect(await each("owner", "switchEachUser(isActive: true)", [id], "Int")).toEqual(["done"]);
    expect(await each("lider2", "switchEachUser(isActive: false)", [app.people.asesor.id], "Int")).toEqual([
      "NOT_FOUND",
    ]);
  });

  it("packages are archived and brought back", async () => {
    const ids = [await aPackage(app), 999_999];
    expect(await each("admin", "archiveEachPackage(archived: true)", ids, "Int")).toEqual([
      ...["done", "NOT_FOUND"],
    ]);
    expect(await each("admin", "archiveEachPackage(archived: false)", ids.slice(0, 1), "Int")).toEqual([
      "done",
    ]);
  });

  it("providers are switched off once", async () => {
    const { id } = await aProvider(app);
    expect(await each("admin", "switchEachProvider(active: false)", [id])).toEqual(["done"]);
    expect(await each("admin", "switchEachProvider(active: false)", [id])).toEqual(["CONFLICT"]);
  });

  it("requests are taken once by one person", async () => {
    const { id } = await aFiledClaim(app);
    expect(await each("admin", "takeEachClaim()", [id])).toEqual(["done"]);
    expect(await each("admin", "takeEachClaim()", [id])).toEqual(["CONFLICT"]);
  });

  it("contracts are invoiced, and a sent invoice is not sent again", async () => {
    await invoiceRanges(app);
    const { id } = await aCompletedContract(app);
    expect(await each("contador", "generateEachInvoice()", [id, randomUUID()])).toEqual([
      "done",
      "NOT_FOUND",
    ]);
    expect(await each("contador", "sendEachInvoiceAgain()", [randomUUID()])).toEqual(["NOT_FOUND"]);
  });

  it("documents of the team are approved, or rejected with one reason, each once", async () => {
    const ids = [await aStaffDocument(app, "asesor"), await aStaffDocument(app, "lider")].map(({ id }) => id);
    const [first, second] = ids as [string, string];
    expect(await each("owner", "approveEachStaffDocument()", [first, randomUUID()])).toEqual([
      ...["done", "NOT_FOUND"],
    ]);
    expect(await each("owner", "rejectEachStaffDocument(input: {})", [second])).toEqual(["BAD_USER_INPUT"]);
    const reject = 'rejectEachStaffDocument(input: { reason: "No se lee" })';
    expect(await each("owner", reject, ids)).toEqual(["CONFLICT", "done"]);
    const { staffDocument } = await app.as("owner").ask(DOCUMENT, { id: second });
    expect(staffDocument).toMatchObject({ status: "rejected", rejectionReason: "No se lee" });
  });

  it("notifications of the viewer are read and deleted, nobody else's", async () => {
    const NOTIFY = `mutation ($input: CreateNotificationInput!) { createNotification(input: $input) { id } }`;
    const input = { userId: app.people.asesor.id, title: "Aviso", message: "Reunión a las 8" };
    const { createNotification } = await app.as("admin").ask(NOTIFY, { input });
    const ids = [createNotification.id];
    expect(await each("asesor2", "markEachNotificationRead()", ids)).toEqual(["NOT_FOUND"]);
    expect(await each("asesor", "markEachNotificationRead()", ids)).toEqual(["done"]);
    expect(await each("asesor", "deleteEachNotification()", ids)).toEqual(["done"]);
    expect(await each("asesor", "deleteEachNotification()", ids)).toEqual(["NOT_FOUND"]);
    expect(await each("asesor2", "restoreEachNotification()", ids)).toEqual(["NOT_FOUND"]);
    expect(await each("asesor", "restoreEachNotification()", ids)).toEqual(["done"]);
    expect(await each("asesor", "restoreEachNotification()", ids)).toEqual(["NOT_FOUND"]);
  });
});
