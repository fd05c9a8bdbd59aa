import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { type ConfigError, readConfig } from "../../../api/src/core/config/config.ts";
import { configurationNotices } from "../../../api/src/core/config/notices.ts";
import { production } from "../../support/production.ts";

const linesOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigError).lines;
  }
};
const wompi = {
  WOMPI_PUBLIC_KEY: "pub_prod_1",
  WOMPI_PRIVATE_KEY: "prv_prod_1",
  WOMPI_INTEGRITY_SECRET: "i",
  WOMPI_EVENTS_SECRET: "e",
  WOMPI_URL: "https://production.wompi.co/v1/",
};

describe("an empty environment", () => {
  it("starts the demo on port 3001 with everything of its own", () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      port: 3001,
      dataDir: resolve(".data"),
      databaseUrl: null,
      publicUrl: "http://localhost:3001",
      mailbox: true,
      jwtSecret: null,
      wompi: { mode: "simulator" },
      demo: true,
      jobs: true,
      quoteValidDays: 15,
      legacyIdLinks: false,
      trustProxy: false,
    });
  });
  it("cannot be changed afterwards", () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true);
  });
});

describe("production", () => {
  it("has no demo, no mailbox and no payment simulator", () => {
    expect(readConfig(production)).toMatchObject({ demo: false, mailbox: false, wompi: { mode: "off" } });
  });
  it("does not start without a secret, a mail server and an address, nor with the demo: all said at once", () => {
    expect(linesOf({ NODE_ENV: "production", DEMO: "true" })).toEqual([
      "JWT_SECRET es obligatoria en producción: define un secreto de al menos 32 caracteres.",
      "SMTP_URL es obligatoria en producción: define el servidor de correo, o none para guardar los correos sin enviarlos.",
      "PUBLIC_URL es obligatoria en producción: define la dirección con la que se abre Travesía, por ejemplo https://viajes.tuagencia.co.",
      "DEMO=true no se permite en producción: crearía un propietario con una contraseña publicada.",
    ]);
  });
  it("says what is misspelt once, not also that it is missing", () => {
    expect(linesOf({ ...production, SMTP_URL: "correo", PUBLIC_URL: "viajes" })).toEqual([
      "SMTP_URL debe ser una dirección que empiece por smtp:// o smtps://, o none para no enviar correos.",
      "PUBLIC_URL debe ser una dirección que empiece por http:// o https://",
    ]);
  });
  it("keeps its mails unsent when configured so on purpose, and sends nobody a link then", () => {
    expect(readConfig(production)).toMatchObject({ smtpUrl: null, holdsMail: true, mailbox: false });
    expect(linesOf({ ...production, OWNER_EMAIL: "ana@agencia.co" })).toEqual([
      "OWNER_EMAIL no sirve con SMTP_URL=none: define un servidor de correo o quita OWNER_EMAIL.",
    ]);
  });
  it.each([
    [{}, ["mail-held", "embedded-database"]],
    [{ SMTP_URL: "smtps://correo.example.com" }, ["embedded-database"]],
    [{ DATABASE_URL: "postgres://base/travesia" }, ["mail-held"]],
    [{ PUBLIC_URL: "http://localhost:3001" }, ["mail-held", "local-address", "embedded-database"]],
    [{ PUBLIC_URL: "http://127.0.0.1" }, ["mail-held", "local-address", "embedded-database"]],
    [{ PUBLIC_URL: "http://viajes.example.com" }, ["mail-held", "no-https", "embedded-database"]],
  ])("with %o it starts, and says %o", (env, keys) => {
    const notices = configurationNotices(readConfig({ ...production, ...env }));
    expect(notices.map(({ key }) => key)).toEqual(keys);
  });
  it("does not pay through the simulator", () => {
    expect(linesOf({ ...production, ...wompi, WOMPI_URL: "http://localhost:3001/sandbox/wompi/v1" })).toEqual(
      ["WOMPI_URL apunta al simulador de pagos, que no se permite en producción."],
    );
  });
  it("pays through Wompi when all its variables are there", () => {
    expect(readConfig({ ...production, ...wompi }).wompi).toMatchObject({
      mode: "live",
      url: "https://production.wompi.co/v1",
    });
  });
});

it.each([
  [{ PORT: "abc" }, "PORT debe ser un número entero entre 0 y 65535."],
  [{ PORT: "70000" }, "PORT debe ser un número entero entre 0 y 65535."],
  [{ DATA_DIR: "" }, "DATA_DIR está vacía: indica una carpeta o quita la variable."],
  [
    { DATABASE_URL: "mysql://x" },
    "DATABASE_URL debe ser una dirección que empiece por postgres:// o postgresql://",
  ],
  [{ PUBLIC_URL: "travesia" }, "PUBLIC_URL debe ser una dirección que empiece por http:// o https://"],
  [{ JWT_SECRET: "corta" }, "JWT_SECRET es demasiado corta: usa al menos 32 caracteres."],
  [{ NODE_ENV: "prod" }, "NODE_ENV debe ser uno de: development, test, production."],
  [{ OWNER_EMAIL: "ana" }, "OWNER_EMAIL debe ser un correo, como ana@tuagencia.co."],
  [{ DEMO: "quizás" }, "DEMO debe ser true o false."],
  [{ QUOTE_VALID_DAYS: "0" }, "QUOTE_VALID_DAYS debe ser un número entero entre 1 y 365."],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL debe ser uno de: silent, fatal, error, warn, info, debug, trace."],
  [
    { TRUST_PROXY: "true" },
    "TRUST_PROXY debe ser false, un número de saltos o direcciones separadas por comas.",
  ],
  [
    { TRUST_PROXY: "10.0.0.0/8, proxy" },
    "TRUST_PROXY debe ser false, un número de saltos o direcciones separadas por comas.",
  ],
  [
    { WOMPI_PUBLIC_KEY: "pub", WOMPI_URL: "https://sandbox.wompi.co/v1" },
    "Faltan variables de Wompi: WOMPI_PRIVATE_KEY, WOMPI_INTEGRITY_SECRET, WOMPI_EVENTS_SECRET. Defínelas todas o ninguna.",
  ],
])("%o is answered with one line", (env, line) => {
  expect(linesOf(env as Record<string, string>)).toEqual([line]);
});

it.each(["a".repeat(40), "abab".repeat(10), "secretos2026".repeat(3)])("%s is no secret", (JWT_SECRET) => {
  expect(linesOf({ JWT_SECRET })).toEqual([
    "JWT_SECRET repite lo mismo: usa caracteres al azar, por ejemplo los de openssl rand -base64 48.",
  ]);
});

it("every wrong variable has its own line", () => {
  expect(linesOf({ PORT: "x", DEMO: "x", JOBS: "x" })).toHaveLength(3);
});

it("a secret address is never repeated in its line", () => {
  expect(linesOf({ DATABASE_URL: "http://user:secreta@host/db" }).join()).not.toContain("secreta");
});
