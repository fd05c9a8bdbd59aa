import type { Guide } from "../help.types.ts";

/** Guide to invoicing completed contracts, for the roles that keep the books. */
export const invoicesGuide: Guide = {
  key: "/facturas-pendientes",
  title: "Gestión de Facturación",
  steps: [
    {
      title: "Factura lo completado",
      content:
        "Aquí están los contratos completados que aún no tienen factura. Los números siguen el rango autorizado por la DIAN.",
      action: "Revisa el contrato, toca «Facturar», mira las líneas y confirma.",
      tip: "Generar dos veces no crea dos facturas: siempre obtienes la misma.",
    },
  ],
};
