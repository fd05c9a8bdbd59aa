import { describe, expect, it } from "vitest";
import { compared } from "../../../web/src/features/contracts/verification/compared.ts";

const [sha256, priorSha256, another] = ["a".repeat(64), "b".repeat(64), "c".repeat(64)];
const furtherSha256 = ["d".repeat(64)];
const document = { kind: "signed_contract", sha256, furtherSha256, priorSha256, state: "vigente" } as const;

describe("a PDF that is compared with a document", () => {
  it.each([
    ["that is the document", sha256, document, "success", /original, sin ningún cambio\.$/],
    [
      "that was replaced meanwhile",
      sha256,
      { ...document, state: "reemplazado" as const },
      "warning",
      /ya no está/,
    ],
    [
      "that was annulled",
      sha256,
      { ...document, state: "anulado" as const },
      "warning",
      /ya no está vigente/,
    ],
    ["that was stamped later", furtherSha256[0] ?? "", document, "success", /original, sin ningún cambio\.$/],
    ["that its signer was shown", priorSha256, document, "info", /se mostró al firmante/],
    [
      "that is a whole dossier",
      sha256,
      { ...document, kind: "dossier" as const },
      "success",
      /archivo original/,
    ],
    [
      "that is a changed dossier",
      another,
      { ...document, kind: "dossier" as const },
      "error",
      /^Este archivo no/,
    ],
    ["that says something else", another, document, "error", /no es el original/],
    [
      "while the document is printed",
      another,
      { ...document, sha256: null, furtherSha256: [] as string[], priorSha256: null },
      "error",
      /no es/,
    ],
  ] as const)("%s is reported as such", (_, hash, of, severity, text) => {
    expect(compared(hash, of)).toMatchObject({ severity, text: expect.stringMatching(text) as string });
  });
});
