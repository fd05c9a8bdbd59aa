import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aHired, aLeaderWithTeam, seen } from "../support/story/organization.ts";
import { aCompletedContract } from "../support/story/commissions.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const keys = (record: object) => Object.keys(record).sort();
const NODE = [
  ...[
    "email",
    "gerente_id",
    "id",
    "image",
    "isActive",
    "is_active",
    "lastname",
    "lider_id",
    "metrics",
    "name",
    "phone",
    "role",
  ],
  ...["supervisor_id", "team"],
];
const METRICS = ["commissions", "contracts", "open_quotes", "quotes", "sales"];
const FIGURES = [
  "approved",
  "average_ticket",
  "commissions",
  "contracts",
  "conversion_rate",
  "quotes",
  "revenue",
  "sent",
];

describe("GET /user", () => {
  it("answers every user whole, however a missing filter is written", async () => {
    const { status, body } = await app.as("owner").rest("GET", "/user?role=todos&is_active=&search=null");
    expect(status).toBe(200);
    expect(keys(body)).toEqual(["success", "users"]);
    expect(body.users).toHaveLength(11);
    expect(body.users[0]).toMatchObject({
      is_active: true,
      isActive: true,
      is_active_seller: true,
      referral_code: expect.any(String),
    });
    expect(JSON.stringify(body)).not.toMatch(/password|argon/);
  });

  it("filters by search, role and is_active", async () => {
    const emails = async (query: string) =>
      (await app.as("owner").rest("GET", `/user?${query}`)).body.users.map(
        ({ email }: { email: string }) => email.split("@")[0],
      );
    expect(await emails("search=52.100.400")).toEqual(["owner"]);
    expect((await emails("role=4")).sort()).toEqual(["gerente", "gerente2"]);
    expect(await emails("is_active=false")).toEqual([]);
  });

  it("is refused to advisors and clients", async () => {
    for (const who of ["asesor", "cliente"] as const)
      expect((await app.as(who).rest("GET", "/user")).status).toBe(403);
  });
});

describe("GET /user/{id} and GET /user/email/{emailAddress}", () => {
  it("answer the record of oneself or of somebody within reach", async () => {
    const { asesor } = app.people;
    expect((await app.as("asesor").rest("GET", `/user/${asesor.id}`)).body).toMatchObject({
      success: true,
      user: { id: asesor.id },
    });
    const other = await app.as("asesor2").rest("GET", `/user/${asesor.id}`);
    expect([other.status, other.body.message]).toEqual([404, "Usuario no encontrado"]);
    expect((await app.as("owner").rest("GET", "/user/abc")).status).toBe(404);
  });

  it("answer the found person twice, as consumers read it", async () => {
    const { body } = await app.as("asesor").rest("GET", "/user/email/cliente@travesia.test");
    expect(body).toMatchObject({
      success: true,
      data: {
        name: "Camila",
        tipo_documento: "cc",
        user: { email: "cliente@travesia.test", documento_identidad: expect.any(String) },
      },
    });
    expect(keys(body.data)).not.toContain("banco");
    expect((await app.as("contador").rest("GET", "/user/email/cliente@travesia.test")).status).toBe(403);
    expect((await app.as("asesor").rest("GET", "/user/email/nadie@travesia.test")).body.message).toBe(
      "Usuario no encontrado",
    );
  });
});

describe("PUT /user/update/{id}", () => {
  it("takes the whole record back, and of two names the one that changed", async () => {
    const { id } = await aHired(app);
    const { body: before } = await app.as("owner").rest("GET", `/user/${id}`);
    const whole = {
      ...before.user,
      points: 900,
      referral_code: "OTRO",
      email_verified: true,
      current_commission_used: 5,
      id: 1,
    };
    const same = await app.as("owner").rest("PUT", `/user/update/${id}`, whole);
    expect(same.body).toMatchObject({
      success: true,
      message: "Usuario actualizado exitosamente",
      user: { id, points: 0, version: 1 },
    });
    const off = await app.as("owner").rest("PUT", `/user/update/${id}`, { ...whole, isActiveSeller: false });
    expect(off.body.user).toMatchObject({
      is_active_seller: false,
      isActiveSeller: false,
      referral_code: before.user.referral_code,
    });
  });

  it("takes successor_id when somebody with a team is deactivated", async () => {
    const { leader, advisor } = await aLeaderWithTeam(app);
    const put = (body: object) => app.as("owner").rest("PUT", `/user/update/${leader.id}`, body);
    expect((await put({ is_active: false })).status).toBe(409);
    expect(
      (await put({ is_active: "false", successor_id: String(app.people.lider.id) })).body.user,
    ).toMatchObject({ is_active: false });
    expect(await seen(app, advisor.id)).toMatchObject({ liderId: app.people.lider.id });
  });

  it("names the field of a leader who is none", async () => {
    const { id } = await aHired(app);
    const { status, body } = await app.as("owner").rest("PUT", `/user/update/${id}`, { lider_id: id });
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: [{ field: "lider_id", message: "Una persona no puede ser su propio líder" }],
    });
  });

  it("refuses in the order of rights, input and state", async () => {
    const { id } = await aHired(app);
    expect((await app.as(null).rest("PUT", `/user/update/${id}`, {})).status).toBe(401);
    expect((await app.as("contador").rest("PUT", `/user/update/${id}`, {})).status).toBe(403);
    expect((await app.as("gerente").rest("PUT", `/user/update/${id}`, { role: 5 })).status).toBe(403);
    expect((await app.as("gerente2").rest("PUT", `/user/update/${id}`, { ciudad: "Cali" })).status).toBe(404);
    expect(
      (await app.as("owner").rest("PUT", `/user/update/${app.people.owner.id}`, { role: 5 })).status,
    ).toBe(409);
  });
});

describe("DELETE /user/{id}, PUT /user/reset-password/{id} and PUT /user/unlock/{id}", () => {
  it("answer their messages", async () => {
    const { id } = await aHired(app);
    const reset = await app
      .as("gerente")
      .rest("PUT", `/user/reset-password/${id}`, { newPassword: "Guatape2027" });
    expect(reset.body).toEqual({ success: true, message: "Contraseña actualizada exitosamente" });
    const unlocked = await app.as("gerente").rest("PUT", `/user/unlock/${id}`, {});
    expect(unlocked.body).toEqual({
      success: true,
      message: "Cuenta desbloqueada exitosamente",
      is_active: true,
      account_locked_until: null,
      failed_login_attempts: 0,
    });
    expect((await app.as("gerente").rest("DELETE", `/user/${id}`)).status).toBe(403);
    const { status, body } = await app.as("admin").rest("DELETE", `/user/${id}`);
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, message: "Usuario eliminado con éxito" },
    });
  });

  it("take the successor from the query or the body", async () => {
    for (const way of ["query", "body"] as const) {
      const { leader } = await aLeaderWithTeam(app);
      expect((await app.as("owner").rest("DELETE", `/user/${leader.id}`)).status).toBe(409);
      const successor = { successor_id: app.people.lider.id };
      const query = way === "query" ? `?successor_id=${successor.successor_id}` : "";
      const answer = await app
        .as("owner")
        .rest("DELETE", `/user/${leader.id}${query}`, way === "body" ? successor : undefined);
      expect(answer.status).toBe(200);
    }
  });
});

describe("the calls on teams", () => {
  beforeAll(async () => {
    await aCompletedContract(app);
  });

  it("GET /user/organization/{userId} answers the tree with its totals", async () => {
    const { gerente } = app.people;
    const { body } = await app
      .as("gerente")
      .rest("GET", `/user/organization/${gerente.id}?includeCommissions=true&period=current_month`);
    expect(keys(body)).toEqual(["data", "success"]);
    expect(keys(body.data)).toEqual(["hierarchy", "manager", "period", "team", "totals", "user"]);
    expect(keys(body.data.user)).toEqual(NODE);
    expect(keys(body.data.user.metrics)).toEqual(METRICS);
    expect(keys(body.data.team[0])).toEqual(NODE);
    expect(keys(body.data.team[0].team[0])).toEqual(NODE);
    expect(body.data.team[0].team[0].team).toEqual([]);
    expect(body.data.totals).toMatchObject({ contracts: 1, sales: 3_000_000, commissions: 90_000 });
    expect(
      (await app.as("gerente").rest("GET", `/user/organization/${gerente.id}?period=siempre`)).status,
    ).toBe(400);
    expect((await app.as("asesor").rest("GET", `/user/organization/${app.people.asesor.id}`)).status).toBe(
      403,
    );
  });

  it("GET /user/metrics/{managerId} compares totals, and names each member", async () => {
    const { body } = await app.as("owner").rest("GET", `/user/metrics/${app.people.gerente.id}?period=all`);
    expect(keys(body.data)).toEqual(["manager", "members", "metrics", "period", "previous", "totals"]);
    expect(keys(body.data.totals)).toEqual(FIGURES);
    expect(keys(body.data.previous)).toEqual(FIGURES);
    expect(keys(body.data.members[0])).toEqual([...FIGURES, "user"].sort());
    expect(keys(body.data.members[0].user)).toEqual(["email", "id", "lastname", "name", "phone", "role"]);
    expect((await app.as("contador").rest("GET", `/user/metrics/${app.people.gerente.id}`)).status).toBe(403);
  });

  it("GET /user/dashboard/{managerId} answers both", async () => {
    const { body } = await app.as("gerente").rest("GET", `/user/dashboard/${app.people.gerente.id}`);
    expect(keys(body)).toEqual(["dashboard", "success"]);
    expect(keys(body.dashboard)).toEqual([
      "generated_at",
      "generated_by",
      "metrics",
      "organization",
      "period",
    ]);
    expect(body.dashboard.generated_by).toEqual({ user_id: app.people.gerente.id, user_role: 4 });
    expect(body.dashboard.metrics.totals.contracts).toBe(1);
  });
});
