import { type CodeWay, codeWayText } from "@travesia/api/code-way";

/** Texts of the comparison of a contract's versions. */
export const versionsTexts = {
  section: "Versiones del contrato",
  compare: "Qué cambió",
  pdf: "Ver PDF",
  title: "Qué cambió entre dos versiones",
  now: "Como está ahora",
} as const;

/** Returns the name of a version: `Versión 3, contrato firmado`. */
export const versionName = ({
  number,
  signed,
  addendumNumber,
}: {
  readonly number: number;
  readonly signed: boolean;
  readonly addendumNumber: number | null;
}): string => {
  const what = addendumNumber === null ? "contrato" : `otrosí n.º ${addendumNumber}`;
  return `Versión ${number}, ${what}${signed ? " firmado" : ""}`;
};

/**
 * Returns the channel by which a signature's code was sent: `Código enviado por SMS al ••• 1234`; null if it
 * was not recorded.
 */
export const codeText = (code: CodeWay): string | null => {
  const way = codeWayText(code);
  return way && `Código enviado ${way}`;
};
