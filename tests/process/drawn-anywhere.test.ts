import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "travesia-fonts-"));
  await fontsIn("empty", []);
  const inter = join(root, "node_modules/@expo-google-fonts/inter");
  const weights = (await readdir(inter)).filter((name) => /^\d{3}/.test(name));
  const faces = weights.map((weight) => join(inter, weight, `Inter_${weight}.ttf`));
  await fontsIn("crowded", faces);
});
afterAll(() => rm(folder, { recursive: true }));

/** Makes a machine's folder of fonts, and the configuration that leads fontconfig there alone. */
async function fontsIn(name: string, faces: readonly string[]): Promise<void> {
  const fonts = join(folder, name);
  await mkdir(fonts);
  for (const [place, face] of faces.entries()) await symlink(face, join(fonts, `${place}.ttf`));
  const config = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${fonts}</dir><cachedir>${join(folder, `${name}-cache`)}</cachedir></fontconfig>`;
  await writeFile(join(folder, `${name}.conf`), config);
}

/** Returns what a process of such an environment draws and prints. */
async function drawnWith(environment: Readonly<Record<string, string>>, umask = "0022"): Promise<unknown> {
  const { PATH = "", HOME = "" } = process.env;
  const program = `umask ${umask} && exec "$0" --import tsx tests/support/drawings.ts`;
  const { stdout } = await run("sh", ["-c", program, process.execPath], {
    cwd: root,
    env: { PATH, HOME, TSX_TSCONFIG_PATH: join(root, "api/tsconfig.json"), ...environment },
  });
  return JSON.parse(stdout);
}

describe("what is drawn and printed is the same", () => {
  let here: unknown;
  beforeAll(async () => {
    here = await drawnWith({});
  });

  it.each(["empty", "crowded"])("on a machine whose folder of fonts is %s", async (name) => {
    const fonts = { FONTCONFIG_FILE: join(folder, `${name}.conf`), FONTCONFIG_PATH: folder };
    expect(await drawnWith(fonts)).toEqual(here);
  });

  it.each([
    ["C", "Pacific/Kiritimati"],
    ["tr_TR.UTF-8", "Asia/Kathmandu"],
    ["en_US.UTF-8", "America/Los_Angeles"],
  ])("in the language %s and the time of %s", async (LANG, TZ) => {
    expect(await drawnWith({ LANG, LC_ALL: LANG, TZ })).toEqual(here);
  });

  it.each(["0077", "0000"])("where new files are made with umask %s", async (umask) => {
    expect(await drawnWith({}, umask)).toEqual(here);
  });
});
