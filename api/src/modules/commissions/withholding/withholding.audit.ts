import { fact, fields, moved, pesos, type Descriptions } from "../../../core/audit/description.ts";
import { historyLabels } from "../../../core/column.ts";
import { type MarginalRange, rangesText } from "./marginal.rules.ts";
import { TaxProfile } from "./tax-profile.entity.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "withholding-rate.added": {
      concepto: string;
      vigenteDesde: string;
      baseUvt: number;
      porcentaje: number;
    };
    "marginal-table.added": { vigenteDesde: string; rangos: readonly MarginalRange[] };
    "uvt-value.added": { year: number; value: number; before: number | null };
    "ica-rate.added": { dane: string; municipio: string; vigenteDesde: string; porMil: number };
    "no-withholding.confirmed": { sellerId: number };
    "tax-profile.set": { sellerId: number; before: object | null; after: object };
  }
}

const profileLabels = historyLabels(TaxProfile);

/** Descriptions of the audit entries about withholding. */
export const describedWithholding = {
  "withholding-rate.added": ({ concepto, vigenteDesde, baseUvt, porcentaje }) => ({
    did: `agregó una tarifa de retención: ${concepto}`,
    changes: [
      ...fact("Desde", vigenteDesde),
      ...fact("Base en UVT", baseUvt),
      ...fact("Porcentaje", porcentaje),
    ],
  }),
  "marginal-table.added": ({ vigenteDesde, rangos }) => ({
    did: "agregó la tabla del artículo 383",
    changes: [...fact("Desde", vigenteDesde), ...fact("Rangos", rangesText(rangos).replaceAll("\n", " · "))],
  }),
  "uvt-value.added": ({ year, value, before }) => ({
    did: `puso el valor de la UVT de ${year}`,
    amount: value,
    changes: moved("UVT", before, value, pesos),
  }),
  "ica-rate.added": ({ municipio, vigenteDesde, porMil }) => ({
    did: `agregó la tarifa de ICA de ${municipio}`,
    changes: [...fact("Desde", vigenteDesde), ...fact("Por mil", porMil)],
  }),
  "no-withholding.confirmed": ({ sellerId }, nameOf) => ({
    did: `confirmó que se paga sin retener, porque no tiene perfil tributario, a ${nameOf(sellerId)}`,
  }),
  "tax-profile.set": ({ sellerId, before, after }, nameOf) => ({
    did: `puso el perfil tributario de ${nameOf(sellerId)}`,
    changes: fields(before ?? {}, after, profileLabels),
  }),
} satisfies Partial<Descriptions>;
