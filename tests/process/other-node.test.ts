import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { isBuilt } from "../support/built.ts";

/** Makes a process believe that its Node is an older one. */
const OLDER =
  'data:text/javascript,Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.20.2" } })';

const SENTENCE =
  "Travesía necesita Node 22.21, 24.9 o 26 en adelante, y este es Node 20.20.2: " +
  "instala uno de ellos, o ejecuta «npm ci» y «npm start», que traen el suyo.\n";

it.each([
  ["main", 1],
  ["doctor", 2],
  ["backup", 1],
  ["restore", 1],
  ["keys-rotate", 1],
  ["owner-link", 1],
] as const)(
  "api/dist/%s.js, run by hand on Node 20, says it in its first line and ends",
  async (name, code) => {
    await isBuilt("api");
    const script = fileURLToPath(new URL(`../../api/dist/${name}.js`, import.meta.url));
    const { PATH = "", HOME = "" } = process.env;
    // Each would say that it does not know this port.
    const env = { PATH, HOME, PORT: "puerta" };
    const child = spawn(process.execPath, ["--import", OLDER, script], { env });
    const said = { stdout: "", stderr: "" };
    child.stdout.on("data", (part: Buffer) => (said.stdout += part.toString()));
    child.stderr.on("data", (part: Buffer) => (said.stderr += part.toString()));
    const [ended] = (await once(child, "close")) as [number | null];
    expect({ code: ended, ...said }).toEqual({ code, stdout: "", stderr: SENTENCE });
  },
);
