import type { SqlEntityManager } from "@mikro-orm/postgresql";
import { v7 } from "uuid";
import { addressOf } from "../addresses.ts";
import type { Work } from "../mutation/work.ts";
import { IssuedDocument } from "./issued-document.entity.ts";
import type { DocumentKind } from "./verification.enums.ts";
import { newVerificationCode } from "./verification-code.ts";

/** Document that is issued with this act. */
interface Issuing {
  readonly kind: DocumentKind;
  readonly number: string;
  readonly recordId: string;
  /** Code that is printed in the document; left out when the act draws it and a job prints. */
  readonly code?: string;
  /** SHA-256 of the PDF; left out while it is not printed. */
  readonly sha256?: string;
  readonly priorSha256?: string;
  /** SHA-256 of further files that its code verifies. */
  readonly furtherSha256?: string[];
  readonly validUntil?: Date | null;
  /** State of a document that is already void when it is sent. */
  readonly state?: "vigente" | "anulado";
}

/** Notes a document that is sent and answers its code; earlier documents of the same record stay. */
export function issueDocument(work: Work, { code = newVerificationCode(), ...rest }: Issuing): string {
  work.insertLater(IssuedDocument, { state: "vigente", ...rest, id: v7(), code, issuedAt: work.now });
  return code;
}

/** Ends the valid documents of a record: they were replaced by newer ones, or are void. */
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

/** Returns the code on the latest document of a record; null for a document from before there were codes. */
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

/** Notes the hash of a document that a job has printed, once. */
export async function notePrinted(work: Work, code: string, sha256: string): Promise<void> {
  await work.em.nativeUpdate(IssuedDocument, { code, sha256: null }, { sha256 });
}

/** Notes the hash of a further version of a document, which its code verifies too. */
export async function noteFurther(work: Work, code: string, sha256: string): Promise<void> {
  const issued = await work.em.findOneOrFail(IssuedDocument, { code });
  issued.furtherSha256 = [...issued.furtherSha256, sha256];
}

/** Returns the whole address at which a document is checked. */
export const verificationUrl = (publicUrl: string, code: string): string =>
  `${publicUrl}${addressOf("verification", { code })}`;
