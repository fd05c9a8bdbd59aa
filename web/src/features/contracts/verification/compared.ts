import { verificationTexts as texts, type Verification } from "./verification.texts.ts";

/** Result of the comparison of a PDF. */
export interface Compared {
  readonly severity: "success" | "info" | "warning" | "error";
  readonly text: string;
}

/** Result for a file that the browser could not read, for example a cloud file that is not downloaded. */
export const unreadable: Compared = { severity: "warning", text: texts.unreadable };

/** Compares the hexadecimal SHA-256 of a PDF with the hash of the document that was sent under a code. */
export function compared(
  hash: string,
  {
    sha256,
    furtherSha256,
    priorSha256,
    state,
    kind,
  }: Pick<Verification, "kind" | "sha256" | "furtherSha256" | "priorSha256" | "state">,
): Compared {
  if (kind === "dossier") {
    const same = hash === sha256 || furtherSha256.includes(hash);
    return same
      ? { severity: "success", text: texts.sameFile }
      : { severity: "error", text: texts.otherFile };
  }
  if (hash === sha256 || furtherSha256.includes(hash))
    return state === "vigente"
      ? { severity: "success", text: texts.same }
      : { severity: "warning", text: texts.sameButEnded };
  if (hash === priorSha256) return { severity: "info", text: texts.shown };
  return { severity: "error", text: texts.other };
}
