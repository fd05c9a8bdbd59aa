// Runs in a browser, out of `verificar.html` alone: it imports nothing from beyond this folder.

import { entriesOf, type Entry } from "./archive.ts";
import { hex, type Say, textOf } from "./bytes.ts";
import { certificateOf, plainSignature } from "./signature.ts";

/** Difference found in a dossier: the file, and its description in Spanish. */
export interface Finding {
  readonly path: string | null;
  readonly text: string;
}

/** Result of checking a dossier. */
export interface Checked {
  readonly findings: readonly Finding[];
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
  readonly manifest: Manifest | null;
  readonly certificate: { readonly name: string; readonly sha256: string } | null;
  /** Number of history entries, and number of entries whose text is included for checking. */
  readonly links: number;
  readonly linksWithText: number;
}

/** Signed list of all files, with the length and hash of each. */
interface Manifest {
  readonly expediente: string;
  readonly contenido: string;
  readonly archivos: readonly { readonly ruta: string; readonly bytes: number; readonly sha256: string }[];
}

interface HistoryLine {
  readonly posicion: number;
  readonly anterior: string;
  readonly huella: string;
  readonly texto: string | null;
}

const MANIFEST = "manifiesto.json";
const SIGNATURE = "manifiesto.firma";
const CERTIFICATE = "certificado.cer";
const HISTORY = "auditoria.json";
const KEPT = "archivos.json";

const sha256 = async (bytes: Uint8Array): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>)));

/** Checks a complete dossier and reports the parts that were changed. */
export async function checkDossier(bytes: Uint8Array): Promise<Checked> {
  const findings: Finding[] = [];
  const say = (path: string | null, text: string) => void findings.push({ path, text });
  const entries = entriesOf(bytes, say);
  const contents = new Map(entries.map((entry) => [entry.path, entry.bytes]));
  const { manifest, certificate } = await signedManifest(contents, say);
  if (manifest) {
    await checkFiles(manifest, entries, say);
    checkKept(manifest, contents, say);
  }
  const history = await checkHistory(contents, say);
  const files = entries.map((entry) => ({ path: entry.path, bytes: entry.bytes }));
  return { findings, files, manifest, certificate, ...history };
}

async function signedManifest(
  contents: ReadonlyMap<string, Uint8Array>,
  say: Say,
): Promise<Pick<Checked, "manifest" | "certificate">> {
  const [text, signature, der] = [MANIFEST, SIGNATURE, CERTIFICATE].map((path) => contents.get(path));
  if (!text || !signature || !der) {
    say(null, "Falta el manifiesto, su firma o el certificado: nada de este expediente se puede comprobar.");
    return { manifest: null, certificate: null };
  }
  let certificate: Checked["certificate"] = null;
  try {
    const { name, key, algorithm, width } = certificateOf(der);
    certificate = { name, sha256: await sha256(der) };
    const verifier = await crypto.subtle.importKey("spki", key as Uint8Array<ArrayBuffer>, algorithm, false, [
      "verify",
    ]);
    const plain = width === null ? signature : plainSignature(signature, width);
    const valid = await crypto.subtle.verify(
      { name: algorithm.name, hash: "SHA-256" },
      verifier,
      plain as Uint8Array<ArrayBuffer>,
      text as Uint8Array<ArrayBuffer>,
    );
    if (!valid)
      say(
        SIGNATURE,
        "La firma del manifiesto no corresponde: el manifiesto, la firma o el certificado cambió.",
      );
  } catch {
    say(SIGNATURE, "La firma del manifiesto o el certificado no se puede leer: fue cambiado.");
  }
  try {
    const manifest = JSON.parse(textOf(text)) as Manifest;
    const isWhole = manifest.archivos.every(({ ruta, sha256: hash }) => Boolean(ruta && hash));
    if (!isWhole) throw new Error("no manifest");
    return { manifest, certificate };
  } catch {
    say(MANIFEST, "El manifiesto fue cambiado: no se puede leer.");
    return { manifest: null, certificate };
  }
}

/**
 * Checks that every file of the manifest is present at its position with its bytes, and that there are no
 * other files.
 */
async function checkFiles(manifest: Manifest, entries: readonly Entry[], say: Say): Promise<void> {
  const listed = manifest.archivos.map(({ ruta }) => ruta);
  const wanted = [...listed, MANIFEST, SIGNATURE];
  const there = entries.map(({ path }) => path);
  for (const path of wanted) if (!there.includes(path)) say(path, "Falta este archivo.");
  for (const path of there)
    if (!wanted.includes(path)) say(path, "Este archivo no es del expediente: fue agregado.");
  if (wanted.length === there.length && wanted.some((path, place) => path !== there[place]))
    say(null, "El orden de los archivos fue cambiado.");
  const known = new Map(manifest.archivos.map((file) => [file.ruta, file]));
  for (const { path, bytes } of entries) {
    const file = known.get(path);
    if (file && (bytes.length !== file.bytes || (await sha256(bytes)) !== file.sha256))
      say(path, "El contenido de este archivo fue cambiado.");
  }
}

/**
 * Reports files that were missing in storage, or differed from their recorded hash, when the dossier was
 * made.
 */
function checkKept(manifest: Manifest, contents: ReadonlyMap<string, Uint8Array>, say: Say): void {
  const kept = linesOf<{ ruta: string; sha256: string }>(contents.get(KEPT));
  const hashes = new Map(manifest.archivos.map(({ ruta, sha256: hash }) => [ruta, hash]));
  for (const { ruta, sha256: recorded } of kept) {
    const hash = hashes.get(ruta);
    if (hash === undefined) say(ruta, "Este archivo ya no estaba guardado cuando se hizo el expediente.");
    else if (hash !== recorded)
      say(ruta, "Este archivo ya no era el que se registró cuando se hizo el expediente.");
  }
}

/** Checks that every entry of the history matches its hashed text. */
async function checkHistory(
  contents: ReadonlyMap<string, Uint8Array>,
  say: Say,
): Promise<Pick<Checked, "links" | "linksWithText">> {
  const lines = linesOf<HistoryLine>(contents.get(HISTORY));
  let linksWithText = 0;
  for (const { posicion, anterior, huella, texto } of lines) {
    if (texto === null) continue;
    linksWithText += 1;
    const hash = await sha256(new TextEncoder().encode(`${anterior}:${posicion}:${texto}`));
    if (hash !== huella) say(HISTORY, `La línea del eslabón ${posicion} no dice lo que se encadenó.`);
  }
  return { links: lines.length, linksWithText };
}

/**
 * Returns the lines of a JSON file. Empty for a file that was changed so that it cannot be read; its hash
 * reveals the change.
 */
function linesOf<Line extends object>(bytes: Uint8Array | undefined): readonly Line[] {
  try {
    const lines = JSON.parse(textOf(bytes ?? new Uint8Array())) as readonly Line[];
    return lines.filter((line) => typeof line === "object");
  } catch {
    return [];
  }
}
