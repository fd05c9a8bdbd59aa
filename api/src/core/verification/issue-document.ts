import type { SqlEntityManager } from "@mikro-orm/postgresql";
import { v7 } from "uuid";
import { addressOf } from "../addresses.ts";
import type { Work } from "../mutation/work.ts";
import { IssuedDocument } from "./issued-document.entity.ts";
import type { DocumentKind } from "./verification.enums.ts";
import { newVerificationCode } from "./verification-code.ts";

/** Data of a document that is issued in the current act. */
interface Issuing {
  readonly kind: DocumentKind;
  readonly number: string;
  readonly recordId: string;
  /** Code printed in the document; absent when the act generates it and a job prints the document later. */
  readonly code?: string;
  /** SHA-256 of the PDF; absent while it is not printed. */
  readonly sha256?: string;
  readonly priorSha256?: string;
  /** SHA-256 of further files that the document's code verifies. */
  readonly furtherSha256?: string[];
  readonly validUntil?: Date | null;
  /** State of a document that is already void when it is issued. */
  readonly state?: "vigente" | "anulado";
}

/** Records an issued document and returns its code; earlier documents of the same record stay valid. */
export function issueDocument(work: Work, { code = newVerificationCode(), ...rest }: Issuing): string {
  work.insertLater(IssuedDocument, { state: "vigente", ...rest, id: v7(), code, issuedAt: work.now });
  return code;
}

/** Ends the validity of a record's documents: they were replaced by newer ones or annulled. */
export async function endDocuments(
  work: Work,
  recordId: string,
  state: "reemplazado" | "anulado",
  kinds: readonly DocumentKind[],
): Promise<void> {
  await work.save();
  await work.em.nativeUpdate(
    IssuedDocument,
    { recordId, kind: { $in: [...kinds] }, state: "vigente" },
    { state, endedAt: work.now },
  );
}

/**
 * Returns the code of a record's latest document; null for a document that was issued before codes existed.
 */
export async function codeOf(
  em: SqlEntityManager,
  recordId: string,
  kind: DocumentKind,
): Promise<string | null> {
  const found = await em.findOne(
    IssuedDocument,
    { recordId, kind },
    { orderBy: { issuedAt: "desc", id: "desc" } },
  );
  return found?.code ?? null;
}

/** Records the hash of a document after a job has printed it; an existing hash is not replaced. */
export async function notePrinted(work: Work, code: string, sha256: string): Promise<void> {
  await work.em.nativeUpdate(IssuedDocument, { code, sha256: null }, { sha256 });
}

/** Records the hash of a further version of a document, which its code verifies too. */
export async function noteFurther(work: Work, code: string, sha256: string): Promise<void> {
  const issued = await work.em.findOneOrFail(IssuedDocument, { code });
  issued.furtherSha256 = [...issued.furtherSha256, sha256];
}

/** Returns the full address at which a document can be verified. */
export const verificationUrl = (publicUrl: string, code: string): string =>
  `${publicUrl}${addressOf("verification", { code })}`;
