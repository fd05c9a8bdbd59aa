import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { type ConfigError, readConfig } from "../../../api/src/core/config/config.ts";

const linesOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigError).lines;
  }
};
const strong = "x".repeat(32);
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
  const production = { NODE_ENV: "production", JWT_SECRET: strong };
  it("has no demo, no mailbox and no payment simulator", () => {
    expect(readConfig(production)).toMatchObject({ demo: false, mailbox: false, wompi: { mode: "off" } });
  });
  it("does not start without a secret for its tokens", () => {
    expect(linesOf({ NODE_ENV: "production" })).toEqual([
      "JWT_SECRET es obligatoria en producción: define un secreto de al menos 32 caracteres.",
    ]);
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

it("every wrong variable has its own line", () => {
  expect(linesOf({ PORT: "x", DEMO: "x", JOBS: "x" })).toHaveLength(3);
});

it("a secret address is never repeated in its line", () => {
  expect(linesOf({ DATABASE_URL: "http://user:secreta@host/db" }).join()).not.toContain("secreta");
});
