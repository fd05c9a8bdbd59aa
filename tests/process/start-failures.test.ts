import { execFile } from "node:child_process";
import { once } from "node:events";
import { chmod, readdir, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../support/database.ts";
import { production } from "../support/production.ts";
import { asAdmin } from "../support/server.ts";
import { aDataDir, type Ended, runToItsEnd } from "./application.ts";

/** Starts the application in vain. */
const startInVain = (environment: Readonly<Record<string, string>>): Promise<Ended> =>
  runToItsEnd({ LOG_LEVEL: "error", DEMO: "false", PORT: "0", ...environment });

/**
 * Returns the expected end of a start: exit code 1, and this one line on stderr besides the finished steps.
 */
const oneLine = (line: string) => ({ code: 1, stdout: expect.any(String) as string, stderr: `${line}\n` });

describe("a start that cannot succeed says why in one line and leaves with code 1", () => {
  it("when the port is used, before anything else is done", async () => {
    const other = createServer().listen(0);
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const dataDir = await aDataDir();
    const ended = await startInVain({ DATA_DIR: dataDir, PORT: String(port) });
    other.close();
    const line = `El puerto ${port} ya está en uso: detén el otro programa o define PORT.`;
    expect(ended).toEqual({ code: 1, stdout: "", stderr: `${line}\n` });
    expect(await readdir(dataDir)).toEqual([]);
  });

  it.each(["x86_64-conda-linux-gnu", "203.0.113.7"])("when HOST is %s, which is not here", async (HOST) => {
    const ended = await startInVain({ DATA_DIR: await aDataDir(), HOST });
    expect(ended).toEqual(
      oneLine(
        `HOST=${HOST} no es una dirección de esta máquina. Si no la definiste tú ` +
          "(la exportan conda y tcsh), quítala con «unset HOST»; o define HOST=127.0.0.1.",
      ),
    );
  });

  it("when DATA_DIR is empty", async () => {
    expect(await startInVain({ DATA_DIR: "" })).toEqual(
      oneLine("DATA_DIR está vacía: indica una carpeta o quita la variable."),
    );
  });

  it("when DATA_DIR cannot be made, because a file has its name", async () => {
    const file = join(await aDataDir(), "file");
    await writeFile(file, "");
    const dataDir = join(file, "data");
    const line = `DATA_DIR no se puede usar (${dataDir}): una parte de la ruta es un archivo.`;
    expect(await startInVain({ DATA_DIR: dataDir })).toEqual(oneLine(line));
  });

  it("when DATA_DIR does not answer, after ten seconds", async () => {
    const dataDir = await aDataDir();
    await promisify(execFile)("mkfifo", [join(dataDir, "secrets.key")]);
    expect((await startInVain({ DATA_DIR: dataDir })).stderr).toBe(
      `DATA_DIR no se puede usar (${dataDir}): no responde ` +
        "(si está en la red, revisa el servidor que la tiene).\n",
    );
  });

  it("when DATA_DIR cannot be written", async () => {
    const dataDir = await aReadOnlyFolder();
    const { code, stderr } = await startInVain({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^DATA_DIR no se puede usar \(.+\): (no hay permiso de escritura|el disco es de solo lectura)\.\n$/,
    );
  });

  it("when the database is ahead of the program", async () => {
    const { url: DATABASE_URL, ownerUrl, drop } = await createTestDatabase();
    await asAdmin(ownerUrl, (owner) => owner.query("insert into migrations (name) values ('9000-later')"));
    const line =
      "La base de datos es más nueva que este programa: tiene la migración 9000-later, que aquí no existe. " +
      "Usa una versión posterior del programa. No se cambió nada.";
    expect(await startInVain({ DATA_DIR: await aDataDir(), DATABASE_URL })).toEqual(oneLine(line));
    await drop();
  });

  it("when JWT_SECRET is short", async () => {
    expect(await startInVain({ DATA_DIR: await aDataDir(), JWT_SECRET: "travesia" })).toEqual(
      oneLine("JWT_SECRET es demasiado corta: usa al menos 32 caracteres."),
    );
  });

  it("when it is production and nobody gave a JWT_SECRET", async () => {
    const environment = { ...production, JWT_SECRET: "" };
    expect(await startInVain({ DATA_DIR: await aDataDir(), ...environment })).toEqual(
      oneLine("JWT_SECRET es obligatoria en producción: define un secreto de al menos 32 caracteres."),
    );
  });

  it("with a line for each thing that is wrong", async () => {
    const { code, stderr } = await startInVain({ DATA_DIR: "", PORT: "puerta", JOBS: "quizás" });
    const variables = stderr
      .trimEnd()
      .split("\n")
      .map((line) => line.split(" ")[0]);
    expect({ code, variables: variables.sort() }).toEqual({
      code: 1,
      variables: ["DATA_DIR", "JOBS", "PORT"],
    });
  });
});

/** A folder that may not be written: the superuser may write all of them but the kernel's own. */
async function aReadOnlyFolder(): Promise<string> {
  if (process.getuid?.() === 0) return "/sys/travesia";
  const folder = await aDataDir();
  await chmod(folder, 0o555);
  return folder;
}
