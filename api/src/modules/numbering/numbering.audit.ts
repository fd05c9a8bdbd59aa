import { fact, type Descriptions } from "../../core/audit/description.ts";
declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    "numbering-range.added": {
      kind: string;
      prefijo: string;
      desde: number;
      hasta: number;
      resolucion: string;
    };
    "numbering-range.withdrawn": { kind: string; prefijo: string; ultimo: number | null };
    "numbering-range.warned": { kind: string; prefijo: string; left: number; vigenteHasta: string };
  }
}

/** Descriptions of the audit entries about number ranges. */
export const describedNumbering = {
  "numbering-range.added": ({ prefijo, desde, hasta, resolucion }) => ({
    did: `agregó la numeración ${prefijo} del ${desde} al ${hasta}`,
    changes: fact("Resolución", resolucion),
  }),
  "numbering-range.withdrawn": ({ prefijo, ultimo }) => ({
    did: `retiró la numeración ${prefijo}`,
    changes: fact("Último número usado", ultimo),
    tone: "clay",
  }),
  "numbering-range.warned": ({ prefijo, left, vigenteHasta }) => ({
    did: `avisó que la numeración ${prefijo} termina pronto`,
    changes: [...fact("Números que quedan", left), ...fact("Vigente hasta", vigenteHasta)],
    tone: "sun",
  }),
} satisfies Partial<Descriptions>;
