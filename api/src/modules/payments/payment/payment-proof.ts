import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../../core/context.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { assign } from "../../../core/rows.ts";
import { sql } from "../../../core/read/sql.ts";
import { isOnePicture, openedPrint, printOf } from "../../../core/storage/picture-print.ts";
import { looksOf } from "../../../core/storage/picture.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { readUpload } from "../../../core/storage/upload.ts";
import { keepReceipt } from "../../purchases/purchase/receipt.ts";
import type { Payment } from "./payment.entity.ts";

/** Maximum number of differing bits, of 4,096, between pictures considered nearly the same. */
const NEARLY = 6;
/** Maximum number of payments of the same amount or reference, newest first, whose pictures are compared. */
const COMPARED = 24;
/** Maximum number of similar-looking payments that are stored. */
const MOST = 5;

/** Stored file that proves a payment; a picture also has a small copy and a fingerprint. */
export interface Proof extends StoredBytes {
  readonly looks?: string | null;
  readonly print?: string | null;
}

/**
 * Validates a file that proves a payment and uploads it to the storage, before the transaction that records
 * it.
 * @throws Refusal PAYLOAD_TOO_LARGE above 10 MB, BAD_USER_INPUT for a file that is no JPG, PNG or PDF.
 */
export async function storeProof({ services }: Context, file: Promise<FileUpload>): Promise<Proof> {
  const { bytes, ...named } = await readUpload(file);
  const isPicture = named.contentType.startsWith("image/");
  const [looks, print] = isPicture ? await Promise.all([looksOf(bytes), printOf(bytes)]) : [null, null];
  return { ...(await services.storage.put(bytes, named)), looks, print };
}

/**
 * Stores the file that proves a payment with its SHA-256, by which the same file is found with another
 * payment. It also stores the ids of other payments with a nearly identical picture.
 */
export async function keepProof(work: Work, payment: Payment, proof: Proof): Promise<void> {
  assign(payment, await keepReceipt(work, proof, { type: "payment", id: payment.id }));
  payment.comprobanteSha256 = proof.sha256;
  payment.proofPicture = proof.looks ?? null;
  payment.proofPrint = proof.print ?? null;
  const alike = [...(await printedAlike(work, payment)), ...(await lookingAlike(work, payment))];
  payment.alikeIds = alike.slice(0, MOST);
}

/**
 * Returns the payments of the same amount or reference whose picture shows the same receipt, even saved
 * again, cropped or photographed. A similar picture alone proves nothing, because receipts of one bank look
 * alike.
 */
async function printedAlike(
  work: Work,
  { id, monto, referenciaPago, proofPrint }: Payment,
): Promise<string[]> {
  if (proofPrint === null) return [];
  const rows = await work.rows<{ id: string; print: string }>(
    sql`select p.id, p.proof_print as print from payments p
      where p.proof_print is not null and p.id <> ${id} and p.status <> 'rejected'
        and (p.monto = ${monto}::bigint or lower(p.referencia_pago) = lower(${referenciaPago}::text))
      order by p.id desc limit ${COMPARED}`,
  );
  const own = rows.length > 0 ? await openedPrint(proofPrint) : null;
  const alike: string[] = [];
  for (const row of rows) if (own && isOnePicture(await openedPrint(row.print), own)) alike.push(row.id);
  return alike;
}

/**
 * Returns the payments without a fingerprint, newest first, whose picture looks nearly like this payment's
 * picture; an index covers only these payments.
 */
async function lookingAlike(work: Work, { id, proofPicture }: Payment): Promise<string[]> {
  if (proofPicture === null) return [];
  const rows = await work.rows<{ id: string }>(
    sql`select p.id from payments p
      where p.proof_picture is not null and p.proof_print is null and p.id <> ${id}
      and bit_count(p.proof_picture # ${proofPicture}::bit(4096)) <= ${NEARLY}
     order by p.id desc limit ${MOST}`,
  );
  return rows.map((row) => row.id);
}
