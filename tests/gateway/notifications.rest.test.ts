import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../support/app.ts";
import { YEAR } from "../support/calendar.ts";
import { anAcceptedQuote, aRejectedQuote } from "../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
  await anAcceptedQuote(app);
  await aRejectedQuote(app);
});

const WIRE = [
  "category",
  "createdAt",
  "created_at",
  "data",
  "id",
  "link",
  "message",
  "priority",
  "read",
  "read_at",
  "title",
  "type",
  "updated_at",
  "user_id",
  "version",
];
const keys = (record: object) => Object.keys(record).sort();
const newest = async () => (await app.as("asesor").rest("GET", "/api/notifications")).body.notifications[0];

describe("GET /api/notifications", () => {
  it("answers the list flat, with the number of unread ones, and each with every key", async () => {
    const { status, body } = await app.as("asesor").rest("GET", "/api/notifications?type=all&read=");
    expect(status).toBe(200);
    expect(keys(body)).toEqual(["notifications", "page", "success", "total", "totalPages", "unreadCount"]);
    expect(body).toMatchObject({ success: true, page: 1, total: 4, totalPages: 1, unreadCount: 4 });
    const [line] = body.notifications;
    expect(keys(line)).toEqual(WIRE);
    expect(line).toMatchObject({
      type: "quote_rejected",
      category: "quote",
      read: false,
      read_at: null,
      user_id: app.people.asesor.id,
    });
    expect(line.createdAt).toBe(line.created_at);
    expect(line.data).toEqual({
      quote_id: expect.any(String) as string,
      quote_number: expect.stringMatching(new RegExp(`^COT-${YEAR}-`)) as string,
    });
  });

  it("is narrowed by a type or a category, by read or unread, and by priority", async () => {
    const types = async (query: string): Promise<string[]> =>
      (await app.as("asesor").rest("GET", `/api/notifications?${query}`)).body.notifications.map(
        ({ type }: { type: string }) => type,
      );
    expect(await types("type=quote_approved")).toEqual(["quote_approved"]);
    expect(await types("type=quote")).toEqual([
      "quote_rejected",
      "quote_viewed",
      "quote_approved",
      "quote_viewed",
    ]);
    expect(await types("read=true")).toEqual([]);
    expect(await types("priority=high")).toEqual(["quote_approved"]);
    expect(await types("limit=1&page=2")).toEqual(["quote_viewed"]);
    expect(await types("page=9")).toEqual([]);
  });

  it("is for everybody signed in, and has 20 to a page", async () => {
    expect((await app.as(null).rest("GET", "/api/notifications")).status).toBe(401);
    expect((await app.as("cliente").rest("GET", "/api/notifications")).body).toMatchObject({
      notifications: [],
      total: 0,
      unreadCount: 0,
    });
    expect((await app.as("asesor").rest("GET", "/api/notifications?limit=101")).status).toBe(400);
  });
});

describe("what is done with one's notifications", () => {
  it("PUT read answers the notification, flat", async () => {
    const { id, message } = await newest();
    const { status, body } = await app.as("asesor").rest("PUT", `/api/notifications/${id}/read`);
    expect(status).toBe(200);
    expect(keys(body)).toEqual([...WIRE, "success"].sort());
    expect(body).toMatchObject({ success: true, id, read: true, message });
    expect((await app.as("lider").rest("PUT", `/api/notifications/${id}/read`)).body).toMatchObject({
      success: false,
      message: "Notificación no encontrada",
      error: "NOT_FOUND",
    });
  });

  it("PUT mark-all-read answers how many, and no id", async () => {
    const { body } = await app.as("asesor").rest("PUT", "/api/notifications/mark-all-read");
    expect(body).toEqual({ success: true, message: "Notificaciones marcadas como leídas", count: 3 });
    expect((await app.as("asesor").rest("GET", "/api/notifications")).body.unreadCount).toBe(0);
  });

  it("DELETE takes it away", async () => {
    const { id } = await newest();
    const { status, body } = await app.as("asesor").rest("DELETE", `/api/notifications/${id}`);
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, message: "Notificación eliminada" },
    });
    expect((await app.as("asesor").rest("DELETE", `/api/notifications/${id}`)).status).toBe(404);
    expect((await app.as("asesor").rest("DELETE", "/api/notifications/x")).status).toBe(404);
  });
});

describe("telling others", () => {
  it("POST answers the bare notification", async () => {
    const { asesor2 } = app.people;
    const body = {
      userId: asesor2.id,
      type: "package_updated",
      title: "Paquete",
      message: "Cambió San Andrés",
      priority: "low",
      data: { pack: 3 },
    };
    const made = await app.as("admin").rest("POST", "/api/notifications", body);
    expect(made.status).toBe(201);
    expect(keys(made.body)).toEqual(WIRE);
    expect(made.body).toMatchObject({
      user_id: asesor2.id,
      type: "package_updated",
      category: "system",
      priority: "low",
      data: { pack: 3 },
    });
    expect((await app.as("lider").rest("POST", "/api/notifications", { message: "Nota" })).body.user_id).toBe(
      app.people.lider.id,
    );
    expect((await app.as("asesor").rest("POST", "/api/notifications", body)).status).toBe(403);
    expect((await app.as("admin").rest("POST", "/api/notifications", {})).body).toMatchObject({
      message: "El mensaje es obligatorio",
    });
  });

  it("POST bulk answers how many", async () => {
    const { asesor, lider } = app.people;
    const { status, body } = await app.as("gerente").rest("POST", "/api/notifications/bulk", {
      userIds: [asesor.id, lider.id],
      message: "Meta",
      type: "system_alert",
    });
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, message: "Notificaciones enviadas exitosamente", count: 2 },
    });
    await app.runJobs();
    expect((await newest()).message).toBe("Meta");
  });
});

describe("preferences", () => {
  const defaults = {
    email: true,
    push: true,
    sms: false,
    quotesUpdates: true,
    paymentReminders: true,
    systemAlerts: true,
    marketingEmails: false,
  };

  it("are bare, whole, and the defaults until they are changed", async () => {
    expect((await app.as("cliente").rest("GET", "/api/notifications/preferences")).body).toEqual(defaults);
    const changed = await app
      .as("cliente")
      .rest("PUT", "/api/notifications/preferences", { sms: true, quotes_updates: "false" });
    expect(changed.body).toEqual({ ...defaults, sms: true, quotesUpdates: false });
    expect((await app.as("cliente").rest("GET", "/api/notifications/preferences")).body).toEqual({
      ...defaults,
      sms: true,
      quotesUpdates: false,
    });
    expect((await app.as("cliente2").rest("GET", "/api/notifications/preferences")).body).toEqual(defaults);
  });
});
