import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import openapiTS, { astToString } from "openapi-typescript";
import { beforeAll, describe, expect, it } from "vitest";
import { afterFile } from "../support/after-file.ts";
import { anApp, type TestApp } from "../support/app.ts";
import { inDays, TODAY } from "../support/calendar.ts";
import { aProgramToken } from "../support/story/access-tokens.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const SALE = "venta-con-openapi.ts";
const run = promisify(execFile);

let app: TestApp;
/** Folder with the example and the types that it asks for. */
let folder: string;
beforeAll(async () => {
  app = await anApp();
  // Below the root, whose packages the example imports.
  const cache = join(root, "node_modules", ".cache");
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, "typed-client-"));
  afterFile(() => rm(folder, { recursive: true, force: true }));
  const document = (await (await fetch(`${app.url}/docs/openapi.json`)).json()) as object;
  await writeFile(join(folder, "rest.d.ts"), astToString(await openapiTS(document as never)));
  await writeFile(join(folder, "package.json"), `{ "type": "module" }`);
  await copyFile(join(root, "docs", "integrar", SALE), join(folder, SALE));
});

const strict = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  noEmit: true,
  allowImportingTsExtensions: true,
  target: "ES2023",
  module: "NodeNext",
  lib: ["ES2023", "DOM", "DOM.Iterable"],
  types: ["node"],
  typeRoots: [join(root, "node_modules", "@types")],
};

describe("the types that openapi-typescript makes of the document of REST", () => {
  it("hold for a whole sale, under the strictest checks and without a cast", async () => {
    await writeFile(
      join(folder, "tsconfig.json"),
      JSON.stringify({ compilerOptions: strict, include: ["*.ts"] }),
    );
    const compiler = join(root, "node_modules", "typescript7", "bin", "tsc");
    const found = await run(process.execPath, [compiler, "-p", folder]).catch(
      (failed: { stdout: string }) => failed,
    );
    expect(found.stdout).toBe("");
  });

  it("sell what they say they sell", async () => {
    const token = await aProgramToken(app, "gerente", [
      ...["manageQuotes", "decideQuotes", "managePassengers", "createContracts", "sendContracts"],
      "registerPayments",
    ]);
    const { stdout } = await run(process.execPath, [join(root, "docs", "integrar", SALE)], {
      env: {
        TRAVESIA: app.url,
        TOKEN: token,
        SALIDA: inDays(40),
        REGRESO: inDays(45),
        HOY: TODAY,
      },
    });
    expect(JSON.parse(stdout)).toEqual({ numero: expect.stringMatching(/^CT-/), pago: "pending" });
  });
});
