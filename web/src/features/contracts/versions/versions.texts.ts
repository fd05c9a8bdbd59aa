/** The words of a contract's versions, side by side. */
export const versionsTexts = {
  section: "Versiones del contrato",
  compare: "Qué cambió",
  pdf: "Ver PDF",
  title: "Qué cambió entre dos versiones",
  now: "Como está ahora",
} as const;

/** What a version is called: `Versión 3, contrato firmado`. */
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
