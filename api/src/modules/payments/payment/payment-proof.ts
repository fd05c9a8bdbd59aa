import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../../core/context.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { assign } from "../../../core/rows.ts";
import { sql } from "../../../core/read/sql.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { printOf } from "../../../core/storage/picture-print.ts";
import { looksOf } from "../../../core/storage/picture.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { readUpload } from "../../../core/storage/upload.ts";
import { keepReceipt } from "../../purchases/purchase/receipt.ts";
import type { Payment } from "./payment.entity.ts";
import { type Paid, printedAlike, stillPrintedAlike } from "./printed-alike.ts";

/** Of 4,096 bits, how many may differ between pictures that look nearly the same. */
const NEARLY = 6;
/** Largest number of similar-looking payments that are stored. */
const MOST = 5;

/** A stored file that proves a payment, and where it is a picture how it looks and its print. */
export interface Proof extends StoredBytes {
  readonly looks?: string | null;
  readonly print?: string | null;
  /** Payments whose picture is this one's, found before the transaction. */
  readonly alike?: readonly string[];
}

/**
 * Checks a file that proves a payment, puts its bytes into the storage and compares its picture with those of
 * other payments, before the transaction that keeps them.
 * @throws Refusal PAYLOAD_TOO_LARGE above 10 MB, BAD_USER_INPUT for what is no JPG, PNG or PDF.
 */
export async function storeProof(context: Context, file: Promise<FileUpload>, paid: Paid): Promise<Proof> {
  const { bytes, ...named } = await readUpload(file);
  const isPicture = named.contentType.startsWith("image/");
  const [looks, print] = isPicture ? await Promise.all([looksOf(bytes), printOf(bytes)]) : [null, null];
  const stored = await context.services.storage.put(bytes, named);
  return { ...stored, looks, print, alike: print ? await printedAlike(Scope.of(context), print, paid) : [] };
}

/**
 * Keeps the file that proves a payment, its SHA-256, by which the same file is found with another payment,
 * and which other payments have a picture that looks nearly the same.
 */
export async function keepProof(work: Work, payment: Payment, proof: Proof): Promise<void> {
  assign(payment, await keepReceipt(work, proof, { type: "payment", id: payment.id }));
  payment.comprobanteSha256 = proof.sha256;
  payment.proofPicture = proof.looks ?? null;
  payment.proofPrint = proof.print ?? null;
  const alike = [
    ...(await stillPrintedAlike(work, payment, proof.alike ?? [])),
    ...(await lookingAlike(work, payment)),
  ];
  payment.alikeIds = alike.slice(0, MOST);
}

/**
 * Returns the payments without a print, newest first, whose picture looks nearly as this one's: an index
 * holds nothing but them.
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
