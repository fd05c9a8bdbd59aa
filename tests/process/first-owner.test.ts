import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { production } from "../support/production.ts";
import { tokenIn } from "../support/story/first-day.ts";
import { aDataDir, freePort, runToItsEnd, start } from "./application.ts";

const script = fileURLToPath(new URL("../../api/dist/owner-link.js", import.meta.url));
const WORKS = "query ($token: String!) { ownerLinkWorks(token: $token) }";
const OPEN = `mutation ($token: String!, $input: OpenAgencyInput!) {
  openAgency(token: $token, input: $input) { user { role } } }`;

/** Runs `owner:link` as the container's shell does: what is built, by plain node. */
async function ownerLink(environment: Readonly<Record<string, string>>) {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, [script], { env: { PATH, HOME, ...environment } });
  const said = { stdout: "", stderr: "" };
  child.stdout.on("data", (part: Buffer) => (said.stdout += part.toString()));
  child.stderr.on("data", (part: Buffer) => (said.stderr += part.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, ...said };
}

describe("a real installation with nobody in it", () => {
  it("prints the link of its first owner; another is made while it runs and while it does not", async () => {
    const port = String(await freePort());
    const environment = {
      ...production,
      DATA_DIR: await aDataDir(),
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    };
    const first = await start(environment);
    await expect.poll(() => tokenIn(first.said().stdout)).not.toBe("");
    const printed = tokenIn(first.said().stdout);
    const works = async (of: typeof first, token: string): Promise<boolean> =>
      (await of.as().ask(WORKS, { token })).ownerLinkWorks;
    expect(await works(first, printed)).toBe(true);

    const running = await ownerLink(environment);
    expect(running).toMatchObject({ code: 0, stderr: "" });
    expect(await works(first, tokenIn(running.stdout))).toBe(true);
    expect(await works(first, printed)).toBe(false);
    await first.kill("SIGTERM");

    const stopped = await ownerLink(environment);
    expect(stopped.code).toBe(0);
    const again = await start({ ...environment, LOG_LEVEL: "warn" });
    // A start ends what was made before it, but not what was made in the same minute.
    const token = tokenIn(stopped.stdout);
    expect(await works(again, token)).toBe(true);
    const input = {
      name: "Lucía",
      lastname: "Arango",
      email: "lucia@viajesarango.co",
      phone: "3005557788",
      password: "Guatape2027x",
      agencyName: "Viajes Arango",
      nit: "900.987.654-7",
    };
    const { openAgency } = await again.as().ask(OPEN, { token, input });
    expect(openAgency.user.role).toBe(7);
    await expect.poll(() => again.said().stdout).toContain('"notice":"mail-held"');
    await again.kill("SIGTERM");

    expect(await ownerLink(environment)).toEqual({
      code: 1,
      stdout: "",
      stderr:
        "Ya hay un propietario. Si perdió su contraseña, " +
        `la recupera en ${environment.PUBLIC_URL}/recuperar.\n`,
    });
    expect(await runToItsEnd({ ...environment, DEMO: "true" })).toMatchObject({
      code: 1,
      stderr: "DEMO=true no se permite en producción: crearía un propietario con una contraseña publicada.\n",
    });
  });
});
