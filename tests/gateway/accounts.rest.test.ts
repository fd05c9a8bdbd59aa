import { beforeAll, describe, expect, it } from "vitest";
import { anApp, PASSWORD, type TestApp } from "../support/app.ts";
import { aPerson, mailedToken } from "../support/story/accounts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const USER = [
  ...[
    "accountLockedUntil",
    "banco",
    "ciudad",
    "commissionLimit",
    "commissionPercentage",
    "createdAt",
    "currentCommissionUsed",
  ],
  ...[
    "direccion",
    "documentoIdentidad",
    "email",
    "emailVerified",
    "failedLoginAttempts",
    "fechaIngreso",
    "fechaNacimiento",
    "gerenteId",
  ],
  ...[
    "id",
    "image",
    "isActive",
    "isActiveSeller",
    "lastLogin",
    "lastname",
    "liderId",
    "name",
    "numeroCuenta",
    "pais",
    "phone",
    "points",
  ],
  ...[
    "referralCode",
    "referredBy",
    "role",
    "roleName",
    "supervisorId",
    "tipoCuenta",
    "tipoDocumento",
    "updatedAt",
    "version",
  ],
].map((key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
const BOTH = ["isActive", "isActiveSeller", "supervisorId", "referralCode"];
const keys = (record: object) => Object.keys(record).sort();

describe("POST /user/register", () => {
  it("answers the whole own record and a token without a bearer", async () => {
    const { status, body } = await app
      .as()
      .rest("POST", "/user/register", aPerson({ acepta_tratamiento: true, created_at: "x", status: "y" }));
    expect(status).toBe(201);
    expect(keys(body)).toEqual(["message", "success", "token", "user"]);
    expect(keys(body.user)).toEqual([...USER, ...BOTH].sort());
    expect(body.user).toMatchObject({
      role: 1,
      phone: "+573001234567",
      commission_limit: 1_300_000,
      failed_login_attempts: 0,
      pais: "Colombia",
    });
    expect(JSON.stringify(body)).not.toMatch(/password|argon/);
  });

  it("answers no token to staff who create staff", async () => {
    const input = aPerson({
      role: "2",
      lider_id: app.people.lider.id,
      tipo_documento: "CC",
      documento_identidad: "52100400",
      referral_code: null,
    });
    const { status, body } = await app.as("gerente").rest("POST", "/user/register", input);
    expect({ status, token: body.token, role: body.user.role, lider: body.user.lider_id }).toEqual({
      status: 201,
      token: null,
      role: 2,
      lider: app.people.lider.id,
    });
  });

  it("refuses in the order of rights, input and state", async () => {
    const call = (who: "asesor" | null, body: object) => app.as(who).rest("POST", "/user/register", body);
    expect((await call(null, aPerson({ role: 3 }))).status).toBe(401);
    expect((await call("asesor", aPerson({ role: 3 }))).status).toBe(403);
    expect((await call(null, aPerson({ email: "CLIENTE@travesia.test" }))).body).toMatchObject({
      success: false,
      message: "Este correo ya está registrado",
      error: "CONFLICT",
      errors: [{ field: "email" }],
    });
    expect((await call(null, aPerson({ referral_code: "NO-HAY" }))).body).toMatchObject({
      message: "El código de referido no existe",
    });
    const missing = await call(null, { email: "a@correo.test" });
    expect(missing.status).toBe(400);
    expect(missing.body.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
      "lastname",
      "name",
      "password",
      "phone",
    ]);
  });
});

describe("the e-mail calls", () => {
  it("GET /user/check-email says whose it is, or 404", async () => {
    const taken = await app.as().rest("GET", "/user/check-email/asesor%40travesia.test");
    expect(taken.body).toEqual({
      success: true,
      exists: true,
      user: { name: "Álvaro", lastname: "Ríos Cárdenas" },
    });
    const free = await app.as().rest("GET", "/user/check-email/libre@correo.test");
    expect({ status: free.status, message: free.body.message }).toEqual({
      status: 404,
      message: "Usuario no encontrado",
    });
  });

  it("GET /user/recovery and POST /user/reset-password answer their messages, with any bearer", async () => {
    const stale = app.as().with({ authorization: "Bearer aaa.bbb.ccc" });
    const asked = await stale.rest("GET", "/user/recovery/cliente2@travesia.test");
    expect({ status: asked.status, body: asked.body }).toEqual({
      status: 200,
      body: { success: true, message: "Email de recuperación enviado" },
    });
    expect((await stale.rest("GET", "/user/recovery/nadie@correo.test")).body).toMatchObject({
      message: "Email no encontrado",
      error: "NOT_FOUND",
    });
    const token = await mailedToken(app, "cliente2@travesia.test", "/reset-password");
    const reset = await stale.rest("POST", "/user/reset-password", { token, password: "Nueva2027x" });
    expect(reset.body).toEqual({ success: true, message: "Contraseña restablecida exitosamente" });
    const again = await stale.rest("POST", "/user/reset-password", { token, password: "Nueva2027x" });
    expect({ status: again.status, message: again.body.message }).toEqual({
      status: 400,
      message: "El enlace no es válido o ya venció",
    });
  });
});

describe("PUT /user/profile", () => {
  it("accepts the whole record again, ignores fields that its owner may not change, and answers it whole", async () => {
    const { user } = (await app.as("asesor").rest("GET", "/user/profile")).body;
    const changed = {
      ...user,
      ciudad: "Cali",
      role: 7,
      points: 900,
      lider_id: null,
      commission_limit: 99,
      is_active: false,
    };
    const { status, body } = await app.as("asesor").rest("PUT", "/user/profile", changed);
    expect({ status, keys: keys(body), message: body.message }).toEqual({
      status: 200,
      keys: ["message", "success", "user"],
      message: "Perfil actualizado exitosamente",
    });
    expect(keys(body.user)).toEqual([...USER, ...BOTH].sort());
    expect({ ...body.user, updated_at: user.updated_at }).toEqual({
      ...user,
      ciudad: "Cali",
      version: user.version + 1,
    });
    expect((await app.as("asesor").rest("PUT", "/user/profile", { image: "/avatar.svg" })).status).toBe(200);
  });

  it("asks for the password when the e-mail changes", async () => {
    const refused = await app.as("asesor").rest("PUT", "/user/profile", { email: "otro@correo.test" });
    expect({ status: refused.status, message: refused.body.message, errors: refused.body.errors }).toEqual({
      status: 400,
      message: "Debes ingresar tu contraseña actual",
      errors: [{ field: "current_password", message: "Debes ingresar tu contraseña actual" }],
    });
    const asked = await app
      .as("asesor")
      .rest("PUT", "/user/profile", { email: "otro@correo.test", currentPassword: PASSWORD });
    expect({ status: asked.status, email: asked.body.user.email }).toEqual({
      status: 200,
      email: "asesor@travesia.test",
    });
  });
});

describe("the bank details", () => {
  const KEYS = [
    "banco",
    "documento_titular",
    "nombre_titular",
    "numero_cuenta",
    "observaciones",
    "telefono",
    "tipo_cuenta",
  ];
  it("are answered with empty texts where there are none", async () => {
    const { id } = app.people.cliente;
    const { body } = await app.as("cliente").rest("GET", `/user/banking-data/${id}`);
    expect(body).toEqual({ success: true, data: Object.fromEntries(KEYS.map((key) => [key, ""])) });
    const written = await app.as("contador").rest("PUT", `/user/banking-data/${id}`, {
      banco: "Nequi",
      tipo_cuenta: "ahorros",
      nombre_titular: "Camila",
    });
    expect(keys(written.body)).toEqual(["data", "message", "success"]);
    expect(written.body.data).toMatchObject({
      banco: "Nequi",
      tipo_cuenta: "ahorros",
      nombre_titular: "Camila",
      observaciones: "",
    });
    const foreign = await app.as("asesor").rest("GET", `/user/banking-data/${id}`);
    expect({ status: foreign.status, message: foreign.body.message }).toEqual({
      status: 404,
      message: "Usuario no encontrado",
    });
  });
});

describe("POST /user/contact", () => {
  it("answers that the mail is on its way", async () => {
    const message = {
      name: "Pedro Páramo",
      email: "pedro@correo.test",
      phone: "3001234567",
      message: "Hola",
    };
    const { status, body } = await app.as().rest("POST", "/user/contact", message);
    expect({ status, body }).toEqual({ status: 200, body: { success: true, message: "Email enviado" } });
  });
});
