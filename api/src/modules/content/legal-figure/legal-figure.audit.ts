import { fact, type Descriptions } from "../../../core/audit/description.ts";
import { figureText, legalFigureLabels, type LegalFigureKey } from "./legal-figure.rules.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "legal-figure.added": { cifra: LegalFigureKey; vigenteDesde: string; valor: number };
    "legal-figure.confirmed": { cifra: LegalFigureKey; vigenteDesde: string; valor: number };
  }
}

/** Descriptions of the audit entries about legal figures. */
export const describedLegalFigures = {
  "legal-figure.added": ({ cifra, vigenteDesde, valor }) => ({
    did: `agregó una cifra legal: ${legalFigureLabels[cifra]}`,
    changes: [...fact("Desde", vigenteDesde), ...fact("Valor", figureText(cifra, valor))],
  }),
  "legal-figure.confirmed": ({ cifra, vigenteDesde, valor }) => ({
    did: `confirmó una cifra legal: ${legalFigureLabels[cifra]}`,
    changes: [...fact("Desde", vigenteDesde), ...fact("Valor", figureText(cifra, valor))],
  }),
} satisfies Partial<Descriptions>;
