import { createHash } from "node:crypto";
import { Refusal } from "../../../core/failure.ts";
import type { JobContext } from "../../../core/jobs/jobs.ts";
import { snapshot } from "./snapshot.ts";
import type { ZippedFile } from "../../../core/zip/canonical-zip.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { keepSeal } from "../acts/keep-seal.ts";
import type { BegunDossier } from "../acts/begin-dossier.ts";
import { contentLabels, MOST_BYTES, TOO_LARGE } from "../dossier.rules.ts";
import { verificarHtml } from "../verifier/verifier-page.ts";
import { saleFacts } from "./facts.ts";
import { type SaleFile, saleFiles } from "./files.ts";
import { saleHistory } from "./history.ts";
import { saleMails } from "./mails.ts";
import { readme } from "./readme.ts";
import { type Sale, saleParts } from "./sale.ts";

/** A dossier that is ready to be written. */
export interface Pack {
  /** Number of files in the dossier. */
  readonly total: number;
  /** SHA-256 of the dossier's `verificar.html`. */
  readonly pageSha256: string;
  /** Yields the files of the dossier in archive order, reading one at a time. */
  readonly files: () => AsyncGenerator<ZippedFile>;
}

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const textFile = (path: string, text: string): ZippedFile => ({ path, bytes: Buffer.from(text) });
const jsonFile = (path: string, value: unknown): ZippedFile =>
  textFile(path, `${JSON.stringify(value, null, 2)}\n`);

/** Number of files for the signature: the manifest and its signature, which come last. */
const SIGNING_FILES = 2;

/**
 * Collects all evidence of a sale as of this moment.
 * @throws Refusal when it is too large.
 */
export async function packOf(context: JobContext, { dossier, caller }: BegunDossier): Promise<Pack> {
  const { services } = context;
  const { id: contractId, contractNumber: number, quoteId, clienteId: accountId } = dossier.contract;
  const forClient = !may(caller.viewer?.role, "takeDossiers");
  const sale: Sale = { contractId, number, quoteId, accountId, full: dossier.full, forClient };
  const { written, kept } = await snapshot(services, async (rows) => {
    const parts = await saleParts(rows, sale);
    const found = await saleFiles(rows, parts);
    const facts = await saleFacts(rows, sale);
    const mails = await saleMails(rows, sale, parts);
    const history = await saleHistory(services, rows, sale, parts, caller);
    const listed = found.map(({ path: ruta, filename: nombre, ownerId: registro, size: bytes, ...file }) => ({
      ruta,
      nombre,
      registro,
      bytes,
      sha256: file.sha256,
      guardado: file.createdAt,
    }));
    const files = [
      jsonFile("archivos.json", listed),
      jsonFile("auditoria.json", history),
      jsonFile("correos.json", mails),
      ...facts.map(({ path, rows: lines }) => jsonFile(path, lines)),
    ];
    return { written: files, kept: found };
  });
  if (kept.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES) throw new Refusal("CONFLICT", TOO_LARGE);
  const page = textFile("verificar.html", verificarHtml);
  const certificate = { path: "certificado.cer", bytes: await services.sealer.certificate() };
  const first = [...written, textFile("LEEME.txt", readme(number)), page, certificate];
  return {
    total: first.length + kept.length + SIGNING_FILES,
    pageSha256: sha256(page.bytes),
    files: () => filesOf(context, sale, first, kept),
  };
}

async function* filesOf(
  context: JobContext,
  sale: Sale,
  first: readonly ZippedFile[],
  kept: readonly SaleFile[],
): AsyncGenerator<ZippedFile> {
  const byPath = new Map<string, ZippedFile | SaleFile>([...first, ...kept].map((file) => [file.path, file]));
  const listed: { ruta: string; bytes: number; sha256: string }[] = [];
  for (const path of [...byPath.keys()].sort()) {
    const file = byPath.get(path);
    const bytes = file && ("bytes" in file ? file.bytes : await context.services.storage.find(file.key));
    // A file that the storage has lost is named by `archivos.json` alone: a person who verifies the
    // dossier sees that it is missing.
    if (!bytes) continue;
    listed.push({ ruta: path, bytes: bytes.length, sha256: sha256(bytes) });
    yield { path, bytes };
  }
  const { number: expediente, full, contractId } = sale;
  const contenido = contentLabels[full ? "full" : "plain"];
  const manifest = jsonFile("manifiesto.json", { formato: 1, expediente, contenido, archivos: listed });
  yield manifest;
  const drawn = (await context.services.sealer.sign(manifest.bytes)).toString("base64");
  const manifestSha256 = sha256(manifest.bytes);
  const signature = await context.run(keepSeal, { contractId, manifestSha256, signature: drawn });
  yield { path: "manifiesto.firma", bytes: Buffer.from(signature, "base64") };
}
