import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readPostmaster } from "../../api/src/core/database/postmaster.ts";
import { createTestDatabase } from "../support/database.ts";
import { production } from "../support/production.ts";
import { asAdmin } from "../support/server.ts";
import { aDataDir, type Ended, runToItsEnd } from "./application.ts";
import { anInhabitedFolder } from "./house.ts";

/** Starts the application in vain. */
const startInVain = (environment: Readonly<Record<string, string>>): Promise<Ended> =>
  runToItsEnd({ LOG_LEVEL: "error", DEMO: "false", PORT: "0", ...environment });

/** Everything that it says: this one line, and exit code 1. */
const oneLine = (line: string): Ended => ({ code: 1, stdout: "", stderr: `${line}\n` });

describe("a start that cannot succeed says why in one line and leaves with code 1", () => {
  it("when the port is used, and takes its database along", async () => {
    const other = createServer().listen(0);
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const dataDir = await anInhabitedFolder();
    const ended = await startInVain({ DATA_DIR: dataDir, PORT: String(port) });
    other.close();
    expect({ ...ended, stdout: "" }).toEqual(
      oneLine(`El puerto ${port} ya está en uso: detén el otro programa o define PORT.`),
    );
    expect(existsSync(join(dataDir, "database.url"))).toBe(false);
    expect(await readPostmaster(join(dataDir, "postgres"))).toBeNull();
  });

  it("when DATA_DIR is empty", async () => {
    expect(await startInVain({ DATA_DIR: "" })).toEqual(
      oneLine("DATA_DIR está vacía: indica una carpeta o quita la variable."),
    );
  });

  it("when DATA_DIR cannot be made, because a file stands in its way", async () => {
    const file = join(await aDataDir(), "file");
    await writeFile(file, "");
    const dataDir = join(file, "data");
    const line = `DATA_DIR no se puede usar (${dataDir}): una parte de la ruta es un archivo.`;
    expect(await startInVain({ DATA_DIR: dataDir })).toEqual(oneLine(line));
  });

  it("when DATA_DIR cannot be written", async () => {
    const dataDir = await aReadOnlyFolder();
    const { code, stderr } = await startInVain({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^DATA_DIR no se puede usar \(.+\): (no hay permiso de escritura|el disco es de solo lectura)\.\n$/,
    );
  });

  it("when nobody answers at DATABASE_URL, without its password", async () => {
    const DATABASE_URL = "postgresql://ana:secreta@127.0.0.1:1/travesia";
    expect(await startInVain({ DATA_DIR: await aDataDir(), DATABASE_URL })).toEqual(
      oneLine(
        "No se puede conectar con la base de datos de DATABASE_URL (127.0.0.1:1/travesia): nadie responde en esa dirección.",
      ),
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
