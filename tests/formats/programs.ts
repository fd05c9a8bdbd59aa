import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { it } from "vitest";

/** Debian's own interpreter: it sees Debian's packages, another one on the path may not. */
export const PYTHON = "/usr/bin/python3";

/** Archives of Java that Apache POI needs, as Debian names them. */
const POI = ["poi", "poi-ooxml", "poi-ooxml-schemas", "xmlbeans", "commons-compress", "commons-collections4"];
const JARS = "/usr/share/java";
export const POI_PATH = POI.map((name) => `${JARS}/${name}.jar`).join(":");

/** A program of others that opens what leaves: its Debian package, and how it is asked for its version. */
interface Program {
  readonly package: string;
  readonly version: readonly [command: string, ...args: readonly string[]];
}

const python = (module: string, version = `${module}.__version__`): Program["version"] => [
  PYTHON,
  "-c",
  `import ${module}; print(${version})`,
];

/** Every program that `npm run check:formats` asks, by its name. */
const programs = {
  openpyxl: { package: "python3-openpyxl", version: python("openpyxl") },
  LibreOffice: { package: "libreoffice-calc-nogui", version: ["soffice", "--version"] },
  ssconvert: { package: "gnumeric", version: ["ssconvert", "--version"] },
  "Apache POI": { package: "libapache-poi-java default-jdk-headless", version: ["ls", `${JARS}/poi.jar`] },
  ZipInputStream: { package: "default-jdk-headless", version: ["javac", "--version"] },
  zipfile: { package: "python3", version: [PYTHON, "--version"] },
  unzip: { package: "unzip", version: ["unzip", "-v"] },
  bsdtar: { package: "libarchive-tools", version: ["bsdtar", "--version"] },
  icalendar: { package: "python3-icalendar", version: python("icalendar") },
  khal: { package: "khal", version: ["khal", "--version"] },
  email: { package: "python3", version: [PYTHON, "--version"] },
  qpdf: { package: "qpdf", version: ["qpdf", "--version"] },
  mutool: { package: "mupdf-tools", version: ["mutool", "-v"] },
  pdfsig: { package: "poppler-utils", version: ["pdfsig", "-v"] },
  zbarimg: { package: "zbar-tools poppler-utils", version: ["zbarimg", "--version"] },
  ofxparse: { package: "python3-ofxparse", version: python("ofxparse") },
  "systemd-analyze": { package: "systemd", version: ["systemd-analyze", "--version"] },
} as const satisfies Readonly<Record<string, Program>>;
type Name = keyof typeof programs;

/** Runs a program, and returns its output. @throws for one that fails, with its message. */
export function ran(command: string, args: readonly string[], input?: string | Buffer): string {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    ...(input === undefined ? {} : { input }),
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, LC_ALL: "C.UTF-8" },
  });
  if (error || status !== 0) throw new Error(`${command}: ${error?.message ?? `${stderr}${stdout}`}`);
  return `${stdout}`;
}

/** Runs a script of Debian's Python with arguments, and returns the JSON that it prints. */
export const pythonSays = (script: string, ...args: readonly string[]): unknown =>
  JSON.parse(ran(PYTHON, ["-c", script, ...args]));

/** Returns the version of a program as it says it; null where it is absent. */
function versionOf(name: Name): string | null {
  const [command, ...args] = programs[name].version;
  const { status, error, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (error || (status !== 0 && name !== "mutool" && name !== "pdfsig")) return null;
  if (name === "Apache POI")
    return (
      readdirSync(JARS)
        .find((file) => /^poi-\d/.test(file))
        ?.slice(4, -4) ?? null
    );
  return /\d+(?:\.\d+)+/.exec(`${stdout}${stderr}`)?.[0] ?? "?";
}

/** Makes a test of a program's reading; one that is absent is named with the package that brings it. */
export function reads(name: Name, what: string, test: () => unknown): void {
  const version = versionOf(name);
  if (version === null) it.skip(`${name} is absent (apt-get install ${programs[name].package}): ${what}`);
  else it(`${name} ${version} reads ${what}`, async () => void (await test()));
}
