import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import chromiumPackage from "@sparticuz/chromium";
import { type Browser, chromium } from "playwright-core";

const packageFolder = dirname(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")));

/** Unpacks the browser and its libraries into the temporary folder of the process that runs it. */
const unpacking = `import chromium, { inflate } from "@sparticuz/chromium";
  await chromium.executablePath();
  await inflate(process.argv[1]);`;

/**
 * Made for servers without a sandbox; flags that run all in one process or switch security off are not for
 * tests.
 */
const unwanted = new Set(["--single-process", "--disable-web-security"]);

/**
 * Starts headless Chromium: the one that CHROMIUM_PATH names, else the npm package's own, with its own
 * libraries where the machine has none. `further` are arguments of the command line.
 */
export async function startChromium(further: readonly string[] = []): Promise<Browser> {
  chromiumPackage.setGraphicsMode = false;
  const args = [...chromiumPackage.args.filter((arg) => !unwanted.has(arg)), ...further];
  const named = process.env["CHROMIUM_PATH"];
  if (named) return chromium.launch({ executablePath: named, args });
  const folder = await unpacked();
  const launch = (env: Record<string, string> = {}) =>
    chromium.launch({ executablePath: join(folder, "chromium"), args, env: { ...process.env, ...env } });
  const libraries = [join(folder, "al2023", "lib"), process.env["LD_LIBRARY_PATH"]]
    .filter(Boolean)
    .join(delimiter);
  return launch().catch((first: unknown) =>
    launch({ LD_LIBRARY_PATH: libraries }).catch((second: unknown) => {
      throw new AggregateError(
        [first, second],
        "Chromium does not start, neither with the machine's libraries nor with its own",
      );
    }),
  );
}

/**
 * The folder of the unpacked browser, about 6 s at the first time on a machine. It appears whole or not at
 * all.
 */
async function unpacked(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageFolder, "package.json"), "utf8")) as {
    version: string;
  };
  const folder = join(tmpdir(), `travesia-chromium-${version}`);
  if (existsSync(folder)) return folder;
  const draft = await mkdtemp(`${folder}-`);
  await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "-e", unpacking, join(packageFolder, "bin", "al2023.tar.br")],
    {
      cwd: fileURLToPath(new URL("..", import.meta.url)),
      env: { ...process.env, TMPDIR: draft },
    },
  );
  // Another test file may have been quicker: its folder is as good.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  return folder;
}
