import type { Guide } from "../help.types.ts";

/** Guide to the audit log, for the owner. */
export const auditGuide: Guide = {
  key: "/panel/auditoria",
  title: "Auditoría",
  steps: [
    {
      title: "Busca lo que pasó",
      content:
        "Cada línea dice quién hizo qué, cuándo y desde dónde. Filtra por registro y número, por persona, por acto o por días; la dirección guarda los filtros.",
      action: "Elige «Contrato», escribe su número y toca «Detalle» en una línea.",
    },
    {
      title: "Descárgalo",
      content:
        "El archivo trae todo lo filtrado, con lo que cambió en cada línea. La descarga también queda anotada.",
      action: "Toca «Descargar CSV».",
      tip: "Al pie está el último eslabón de la cadena: cada certificado de firma imprime el de su momento.",
    },
  ],
};
