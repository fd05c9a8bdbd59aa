import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openLog } from "../../api/src/core/log/log.ts";
import { Scanner } from "../../api/src/core/storage/scanner.ts";
import { freePort } from "../process/application.ts";
import { aHouse } from "../process/house.ts";
import { anApp } from "../support/app.ts";
import { expectRefused } from "../support/expect-refused.ts";
import { eventually } from "../support/patience.ts";
import { aPdf, handIn } from "../support/story/staff-documents.ts";
import { anOpenFolder, doctorOf, runs } from "./programs.ts";

/** Text that its one signature finds: no virus of anybody. */
const FOUND = "travesia-prueba-de-virus-7f3a91";

/** Starts a clamd that knows one signature, and answers its address. */
async function aClamdWith(...settings: readonly string[]): Promise<string> {
  const folder = await anOpenFolder();
  const port = await freePort();
  await writeFile(join(folder, "own.ndb"), `Travesia.Prueba:0:*:${Buffer.from(FOUND).toString("hex")}\n`);
  const file = join(folder, "clamd.conf");
  const lines = ["Foreground yes", `TCPSocket ${port}`, "TCPAddr 127.0.0.1", `DatabaseDirectory ${folder}`];
  await writeFile(file, `${[...lines, ...settings].join("\n")}\n`);
  const clamd = runs("/usr/sbin/clamd", ["--config-file", file]);
  const address = `tcp://127.0.0.1:${port}`;
  const scanner = new Scanner(address, openLog("silent"), 1_000);
  await eventually(async () => {
    if (clamd.child.exitCode !== null) throw new Error(clamd.said());
    expect(await scanner.isThere()).toBe(true);
  });
  return address;
}

describe("clamd", () => {
  it("that takes our largest file is found well; a file with a virus is refused, another kept", async () => {
    const CLAMAV_URL = await aClamdWith("StreamMaxLength 25M");
    const app = await anApp({ CLAMAV_URL });
    expect((await handIn(app, { file: aPdf("rut.pdf") })).errors).toBeUndefined();
    const bad = aPdf("factura.pdf");
    const infected = { ...bad, bytes: Buffer.concat([bad.bytes, Buffer.from(FOUND)]) };
    expectRefused(
      await handIn(app, { file: infected }),
      "BAD_USER_INPUT",
      "El archivo «factura.pdf» tiene un virus y no se guardó.",
    );
    const { stdout } = await doctorOf({ ...(await aHouse()), CLAMAV_URL });
    expect(stdout).toMatch(/✓ Bien: .*Antivirus/);
  });

  it("whose stream is shorter than our largest file is named with its line of clamd.conf", async () => {
    const CLAMAV_URL = await aClamdWith("StreamMaxLength 1M");
    const { code, stdout } = await doctorOf({ ...(await aHouse()), CLAMAV_URL });
    expect(code).toBe(2);
    expect(stdout).toContain(
      "✗ Antivirus: El antivirus no recibe archivos de 10 MB: los más grandes se rechazan.",
    );
    expect(stdout).toContain("En clamd.conf, pon StreamMaxLength 25M y reinicia clamd.");
  });
});
