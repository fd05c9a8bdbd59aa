import { repeatedText } from "../../base/imports/import.texts.ts";
import { counted } from "../../ui/counted.ts";

/** Returns the number of providers as text. */
const countedProviders = (count: number): string => counted(count, "proveedor", "proveedores");

type Counted = "ok" | "doubtful" | "known" | "repeated";

/** Texts about importing files of providers. */
export const providerImportTexts = {
  title: "Importar proveedores",
  about:
    "Un archivo XLSX o CSV de hasta 10.000 líneas con la columna Proveedor. También se leen NIT, DV, Ciudad, " +
    "Contacto, Teléfono, Correo, Días para pagar y Notas. Las cuentas bancarias se escriben en cada proveedor.",
  confirm: (count: number) => `Importar ${countedProviders(count)}`,
  found: ({ ok, doubtful, known, repeated }: Readonly<Record<Counted, number>>) => {
    const fresh = ok + doubtful - known;
    const there = `${known.toLocaleString("es-CO")} ya están y se quedan como están.`;
    return [
      `${countedProviders(fresh)} ${fresh === 1 ? "nuevo" : "nuevos"}.`,
      ...(known === 0 ? [] : [known === 1 ? "1 ya está y se queda como está." : there]),
      ...repeatedText(repeated, "un solo proveedor"),
    ].join(" ");
  },
  doubtLabels: { own: "Es otro proveedor", same: "Es el mismo proveedor" },
  doubtful: (count: number) => `${counted(count, "línea dudosa", "líneas dudosas")}:`,
  imported: (lines: number) => `Importamos ${countedProviders(lines)}`,
  brought: countedProviders,
  stayed: (count: number) =>
    count === 0 ? null : ` · ${counted(count, "se quedó porque ya se usa", "se quedaron porque ya se usan")}`,
  undoAbout: (lines: number, filename: string) =>
    `${countedProviders(lines)} de «${filename}» dejarán de estar. Se quedan los que ya tienen compras, ` +
    "documentos o cambios.",
  chooseFirst: "Elige primero un archivo con proveedores nuevos",
} as const;
