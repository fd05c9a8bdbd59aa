import type { DocumentVerificationQuery } from "./verification.generated.ts";

/** Result of verifying a document. */
export type Verification = DocumentVerificationQuery["documentVerification"];

type Kind = Verification["kind"];
type State = Verification["state"];

/** Title of each kind of document. */
export const kindTitles: Readonly<Record<Kind, string>> = {
  quote: "Cotización",
  contract: "Contrato por firmar",
  signed_contract: "Contrato firmado",
  addendum: "Otrosí por firmar",
  signed_addendum: "Otrosí firmado",
  receipt: "Recibo de pago",
  support_document: "Cuenta de cobro",
  documento_soporte: "Documento soporte",
  commission_statement: "Extracto de comisiones",
  dossier: "Expediente",
  invoice: "Factura electrónica",
  credit_note: "Nota crédito electrónica",
};

const stateTexts: Readonly<
  Record<State, { readonly severity: "success" | "info" | "warning" | "error"; readonly text: string }>
> = {
  vigente: { severity: "success", text: "Documento vigente, expedido el" },
  reemplazado: { severity: "info", text: "Lo reemplazó una versión más reciente el" },
  vencido: { severity: "warning", text: "Documento auténtico; su vigencia terminó el" },
  anulado: { severity: "error", text: "Fue anulado y ya no es válido desde el" },
};

/** Final state of a quote that its client rejected. */
const rejected = { severity: "error", text: "El cliente la rechazó y ya no es válida desde el" } as const;

/** Returns the text of a document's current state; the date is shown after it. */
export const standing = ({ kind, state }: Pick<Verification, "kind" | "state">) =>
  kind === "quote" && state === "anulado" ? rejected : stateTexts[state];

export const verificationTexts = {
  title: "Verificar un documento",
  where: "Está junto al código QR de la cotización, del contrato o del recibo.",
  compare: "Comparar un PDF",
  unreadable: "No pudimos leer este archivo. Descárgalo en este equipo y elígelo de nuevo.",
  compareDossier: "Comparar un expediente",
  private: "Elige el PDF que tienes. Se compara en tu navegador, sin enviarlo a ninguna parte.",
  privateDossier:
    "Elige el archivo .zip que tienes, o su verificar.html. Se compara en tu navegador, sin enviarlo a ninguna parte.",
  choose: "Elegir PDF",
  chooseDossier: "Elegir archivo",
  further: "Huella con la estampa de tiempo posterior (SHA-256)",
  page: "Huella de su verificar.html (SHA-256)",
  printing: "El PDF se está preparando. Vuelve a abrir esta página en unos minutos.",
  same: "Es el documento original, sin ningún cambio.",
  sameButEnded: "Es el documento original, sin ningún cambio, pero ya no está vigente.",
  shown: "Es el documento que se mostró al firmante, antes de la firma.",
  other: "Este PDF no es el original: su contenido es distinto.",
  sameFile: "Es el archivo original, sin ningún cambio.",
  otherFile: "Este archivo no es el original: su contenido es distinto.",
} as const;
