import { formatCop } from "@travesia/api/cop";
import { installmentThreshold } from "@travesia/api/purchases/installment/installment.rules";
import { ADMIN, OWNER } from "@travesia/api/permissions";
import type { ManualChapter } from "../manual.types.ts";

/** Manual's chapter on purchasing, publishing and paying. */
export const administration: ManualChapter = {
  id: "administracion",
  title: "Administración",
  roles: [ADMIN, OWNER],
  sections: [
    {
      id: "administracion-externas",
      title: "Solicitudes de la página",
      paragraphs: [
        "Lo que piden los visitantes entra como cotización externa, sin asesor. Asígnala pronto: le prometemos respuesta en 24 a 48 horas.",
      ],
    },
    {
      id: "administracion-compras",
      title: "Compras de un contrato",
      paragraphs: [
        "Con el contrato firmado se crean los servicios por comprar. Cada uno pasa por tres estados: pendiente, comprado y pagado.",
      ],
      steps: [
        "Abre el contrato y mira primero los críticos: vencen en menos de 12 horas.",
        "Ponle fecha límite a todo lo que no la tenga.",
        "Compra, y con «Subir comprobante» registra proveedor, costo real y archivo.",
        `Si el costo pasa de ${formatCop(installmentThreshold)} ` +
          `puedes dividirlo en 2 a 12 cuotas que sumen exactamente el costo.`,
        "Cuando el proveedor haya recibido todo, márcalo como pagado.",
      ],
      note: "Al pagar el último servicio el contrato se completa y se generan las comisiones.",
    },
    {
      id: "administracion-comisiones",
      title: "Comisiones",
      paragraphs: [
        "Revisas de dónde sale cada una, la apruebas y la pagas con comprobante. Nadie aprueba ni paga la propia, salvo el propietario.",
        "Las reglas se configuran por rol y tipo de viaje. Un cambio es una versión nueva: no toca lo que ya se prometió.",
      ],
    },
    {
      id: "administracion-paquetes",
      title: "Paquetes",
      paragraphs: [
        "Cada paquete tiene fotos, destino, precio por persona y salidas con cupos. Marcado como activo y como oferta, aparece entre las ofertas del día.",
        "Un paquete con reservas no se borra, se archiva.",
      ],
    },
    {
      id: "administracion-rifas",
      title: "Rifas",
      paragraphs: [
        "Creas la rifa con su premio, precio por número y fecha de sorteo, y la abres cuando esté lista. Solo puede haber una abierta.",
        "Para cerrarla escribes el número ganador y de dónde salió, por ejemplo el resultado de una lotería. El resultado es definitivo.",
      ],
    },
    {
      id: "administracion-pagina",
      title: "La página de la agencia",
      paragraphs: [
        "El carrusel, los videos, el aviso emergente y los textos de la página se cambian en la gestión de la página. Un texto se guarda como borrador y se publica cuando esté listo.",
      ],
    },
  ],
};
