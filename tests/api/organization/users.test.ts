import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { aHired, aLeaderWithTeam, seen, UPDATE } from "../../support/story/organization.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const FORBIDDEN = "No tienes permisos suficientes para realizar esta acción.";
const update = (who: Handle, id: number, input: object) => app.as(who).gql(UPDATE, { id, input });
const LIST = `query ($filter: UserFilter) { users(filter: $filter) { id email } }`;
const listed = async (who: Handle, filter: object = {}): Promise<string[]> =>
  (await app.as(who).ask(LIST, { filter })).users.map(({ email }) => email.split("@")[0]!);

describe("the list of people", () => {
  it("is everybody's to administration and accounting, and the own team's to managers and leaders", async () => {
    for (const who of ["owner", "admin", "contador"] as const) expect(await listed(who)).toHaveLength(11);
    expect((await listed("gerente")).sort()).toEqual(["asesor", "lider"]);
    expect(await listed("lider2")).toEqual(["asesor2"]);
  });

  it("is searched without accents by name and e-mail, and by the whole document", async () => {
    expect(await listed("owner", { search: "alvaro rios" })).toEqual(["asesor"]);
    expect(await listed("owner", { search: "GERENTE2@" })).toEqual(["gerente2"]);
    expect(await listed("owner", { search: "52.100.400" })).toEqual(["owner"]);
    expect(await listed("owner", { search: "5210040" })).toEqual([]);
    expect(await listed("lider", { search: "adriana" })).toEqual([]);
  });

  it("is narrowed by role and by who is active", async () => {
    expect((await listed("owner", { role: 3 })).sort()).toEqual(["lider", "lider2"]);
    expect(await listed("owner", { isActive: false })).toEqual([]);
    expectRefused(
      await app.as("owner").gql(LIST, { filter: { role: 9 } }),
      "BAD_USER_INPUT",
      "El rol no existe",
    );
  });
});

describe("one person's record", () => {
  const ONE = `query ($id: Int!) {
    user(id: $id) { id banco accountLockedUntil failedLoginAttempts commissionLimit } }`;
  const one = async (who: Handle, of: Handle) => (await app.as(who).ask(ONE, { id: app.people[of].id })).user;

  it("is readable by that person and by people within whose reach they are; any other does not exist", async () => {
    expect(await one("cliente", "cliente")).toMatchObject({ id: app.people.cliente.id });
    expect(await one("cliente", "asesor")).toBeNull();
    expect(await one("asesor", "lider")).toBeNull();
    expect(await one("lider", "asesor2")).toBeNull();
    expect(await one("gerente", "asesor")).toMatchObject({ id: app.people.asesor.id });
  });

  it("shows bank and locks only to people who may see them, and limits to the team's leaders", async () => {
    expect(await one("lider", "asesor")).toMatchObject({
      banco: null,
      failedLoginAttempts: null,
      commissionLimit: 1_300_000,
    });
    expect(await one("contador", "asesor")).toMatchObject({
      banco: "Bancolombia",
      failedLoginAttempts: null,
    });
    expect(await one("admin", "asesor")).toMatchObject({ banco: "Bancolombia", failedLoginAttempts: 0 });
  });
});

describe("a search for an e-mail", () => {
  const FIND = `query ($email: String!) {
    userByEmail(email: $email) { name documentoIdentidad role user { email } } }`;
  const find = async (who: Handle, email: string) => (await app.as(who).ask(FIND, { email })).userByEmail;

  it("finds clients, and staff only within reach", async () => {
    expect(await find("asesor", "CLIENTE@travesia.test")).toMatchObject({
      role: 1,
      user: { email: "cliente@travesia.test" },
    });
    expect(await find("asesor", "lider@travesia.test")).toBeNull();
    expect(await find("lider", "asesor@travesia.test")).toMatchObject({ role: 2 });
    expect(await find("asesor", "nadie@travesia.test")).toBeNull();
  });
});

describe("an edit", () => {
  it("changes what is sent and leaves the rest", async () => {
    const { id } = await aHired(app);
    const { data } = await update("owner", id, {
      name: "Ángela",
      commissionLimit: 2_000_000,
      fechaIngreso: inDays(-19),
    });
    expect(data?.updateUser).toMatchObject({
      name: "Ángela",
      lastname: "Niño Peña",
      commissionLimit: 2_000_000,
      version: 2,
    });
    expectRefused(
      await update("owner", id, { name: "Otra", version: 1 }),
      "CONFLICT",
      "El registro fue modificado por otra persona. Actualiza e intenta de nuevo.",
    );
    expect((await update("owner", id, { name: "Ángela" })).data?.updateUser.version).toBe(2);
  });

  it.each<[Handle, Handle, string]>([
    ["admin", "owner", "FORBIDDEN"],
    ["admin", "contador", "FORBIDDEN"],
    ["admin", "admin", "FORBIDDEN"],
    ["gerente", "asesor2", "NOT_FOUND"],
    ["gerente", "gerente", "FORBIDDEN"],
    ["lider", "gerente", "NOT_FOUND"],
    ["lider", "asesor2", "NOT_FOUND"],
  ])("by %s of %s is refused as %s", async (who, of, code) => {
    expectRefused(await update(who, app.people[of].id, { ciudad: "Cali" }), code as "FORBIDDEN");
  });

  it("by a leader reaches the team, but neither roles, places nor limits", async () => {
    const { id } = await aHired(app);
    expect((await update("lider", id, { ciudad: "Cali" })).errors).toBeUndefined();
    expectRefused(await update("lider", id, { role: 3 }), "FORBIDDEN", FORBIDDEN);
    expectRefused(await update("lider", id, { liderId: null }), "FORBIDDEN", FORBIDDEN);
    expectRefused(
      await update("lider", id, { commissionLimit: 9_000_000 }),
      "FORBIDDEN",
      "Solo la administración cambia los límites de comisión.",
    );
    expect((await update("lider", id, { commissionLimit: 1_300_000 })).errors).toBeUndefined();
  });

  it("gives no role above what the editor may create, and nobody their own", async () => {
    const { id } = await aHired(app);
    expectRefused(await update("gerente", id, { role: 4 }), "FORBIDDEN", FORBIDDEN);
    expectRefused(await update("admin", id, { role: 5 }), "FORBIDDEN", FORBIDDEN);
    expectRefused(
      await update("admin", app.people.admin.id, { role: 7 }),
      "CONFLICT",
      "No puedes cambiar tu propio rol.",
    );
    expectRefused(
      await update("lider", app.people.lider.id, { role: 7 }),
      "CONFLICT",
      "No puedes cambiar tu propio rol.",
    );
    expect((await update("owner", app.people.owner.id, { role: 7, ciudad: "Tunja" })).errors).toBeUndefined();
    expect((await update("gerente", id, { role: 3 })).data?.updateUser).toMatchObject({
      role: 3,
      liderId: null,
    });
  });

  it("never clears the bank details that the editor was not shown", async () => {
    const { id } = await aHired(app, { banco: "Davivienda", numeroCuenta: "123456", tipoCuenta: "ahorros" });
    await update("lider", id, { ciudad: "Neiva", banco: null, numeroCuenta: null, tipoCuenta: null });
    expect(await seen(app, id)).toMatchObject({ banco: "Davivienda" });
    await update("owner", id, { banco: "" });
    expect(await seen(app, id)).toMatchObject({ banco: null });
  });

  it("gives another e-mail that must be proven again, and refuses one that is taken", async () => {
    const { id, email } = await aHired(app);
    expectRefused(
      await update("owner", id, { email: "ASESOR@travesia.test" }),
      "CONFLICT",
      "Este correo ya está registrado",
    );
    const next = `nuevo.${id}@correo.test`;
    expect((await update("owner", id, { email: next.toUpperCase() })).data?.updateUser).toMatchObject({
      email: next,
      emailVerified: false,
    });
    expect((await app.outbox(email)).map(({ subject }) => subject)).toContain("Tu cuenta usa otro correo");
    expect((await app.outbox(next)).map(({ subject }) => subject)).toContain("Confirma tu correo");
  });
});

describe("a place in the team", () => {
  it("is never below the person, nor below their own team", async () => {
    const { leader, advisor } = await aLeaderWithTeam(app);
    const self = await update("owner", leader.id, { liderId: leader.id });
    expect(expectRefused(self, "BAD_USER_INPUT")).toEqual([
      { field: "liderId", message: "Una persona no puede ser su propio líder" },
    ]);
    const circle = await update("owner", leader.id, { liderId: advisor.id });
    expect(expectRefused(circle, "BAD_USER_INPUT")).toEqual([
      { field: "liderId", message: "El líder elegido está por debajo de esta persona" },
    ]);
    const above = await update("owner", app.people.gerente.id, { gerenteId: leader.id });
    expect(expectRefused(above, "BAD_USER_INPUT")).toEqual([
      { field: "gerenteId", message: "El gerente elegido está por debajo de esta persona" },
    ]);
  });

  it("is below a leader only who is one", async () => {
    const { id } = await aHired(app);
    const answer = await update("owner", id, { liderId: app.people.asesor2.id });
    expectRefused(answer, "BAD_USER_INPUT", "El líder debe tener el rol de líder o uno superior");
  });

  it("brings the new leader's manager along; a manager moves nobody out of the team", async () => {
    const { id } = await aHired(app);
    const { people } = app;
    expectRefused(
      await update("gerente", id, { liderId: people.lider2.id }),
      "BAD_USER_INPUT",
      "Solo puedes mover personas dentro de tu equipo",
    );
    expect((await update("admin", id, { liderId: people.lider2.id })).data?.updateUser).toMatchObject({
      liderId: people.lider2.id,
      gerenteId: people.gerente2.id,
      supervisorId: people.lider2.id,
    });
  });

  it("follows the leader who moves to another manager, or becomes one", async () => {
    const { leader, advisor } = await aLeaderWithTeam(app);
    await update("owner", leader.id, { gerenteId: app.people.gerente2.id });
    expect(await seen(app, advisor.id)).toMatchObject({
      liderId: leader.id,
      gerenteId: app.people.gerente2.id,
    });
    await update("owner", leader.id, { role: 4 });
    expect(await seen(app, leader.id)).toMatchObject({
      role: 4,
      liderId: null,
      gerenteId: null,
      supervisorId: null,
    });
    expect(await seen(app, advisor.id)).toMatchObject({ liderId: leader.id, gerenteId: leader.id });
  });
});

describe("passwords and locks", () => {
  const RESET = `mutation ($id: Int!, $input: ResetUserPasswordInput!) {
    resetUserPassword(id: $id, input: $input) }`;
  const UNLOCK = `mutation ($id: Int!) {
    unlockUser(id: $id) { isActive accountLockedUntil failedLoginAttempts } }`;
  const signIn = (email: string, password: string) =>
    app.as().gql(
      `mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) {
            token } }`,
      { email, password },
    );

  it("a given password ends the person's sessions and is told by mail without itself", async () => {
    const { id, email, client } = await aHired(app);
    expectRefused(
      await app.as("owner").gql(RESET, { id, input: { newPassword: "corta1" } }),
      "BAD_USER_INPUT",
    );
    expectRefused(
      await app.as("gerente2").gql(RESET, { id, input: { newPassword: "Guatape2027" } }),
      "NOT_FOUND",
      "Usuario no encontrado",
    );
    await app.as("owner").ask(RESET, { id, input: { newPassword: "Guatape2027" } });
    expectRefused(await client.gql("{ me { id } }"), "UNAUTHENTICATED", "Token inválido");
    expect((await signIn(email, "Guatape2027")).errors).toBeUndefined();
    const mails = (await app.outbox(email)).filter(({ subject }) => subject === "Tu contraseña cambió");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toContain("Guatape2027");
  });

  it("a locked account is unlocked with its failures forgotten", async () => {
    const { id, email } = await aHired(app);
    for (let time = 1; time <= 4; time += 1) await signIn(email, "Equivocada1");
    expectRefused(await signIn(email, "Cartagena2026"), "LOCKED");
    const { unlockUser } = await app.as("lider").ask(UNLOCK, { id });
    expect(unlockUser).toEqual({ isActive: true, accountLockedUntil: null, failedLoginAttempts: 0 });
    expect((await signIn(email, "Cartagena2026")).errors).toBeUndefined();
  });
});
