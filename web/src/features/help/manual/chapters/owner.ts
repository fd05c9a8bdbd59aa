import { OWNER } from "@travesia/api/permissions";
import type { ManualChapter } from "../manual.types.ts";

/** Manual's chapter on the acts reserved for the owner. */
export const owner: ManualChapter = {
  id: "propietario",
  title: "Propietario",
  roles: [OWNER],
  sections: [
    {
      id: "propietario-usuarios",
      title: "Personas",
      paragraphs: [
        "Creas, editas, desactivas y desbloqueas cuentas. Al desactivar a quien tiene equipo, eliges quién lo recibe: las personas y las cotizaciones abiertas pasan juntas.",
      ],
      note: "Siempre debe quedar un propietario activo.",
    },
    {
      id: "propietario-agencia",
      title: "Los datos de tu agencia",
      paragraphs: [
        "El nombre, el NIT, el RNT, los teléfonos y las redes que escribas en los ajustes aparecen en la página, los correos y los documentos.",
        "Desde el 1 de febrero te recordamos renovar el RNT, hasta que escribas su nueva vigencia.",
      ],
    },
    {
      id: "propietario-compras",
      title: "Gestión de compras y anulaciones",
      paragraphs: [
        "Solo tú anulas una compra equivocada, con su motivo, y solo mientras el contrato no esté completado. El servicio vuelve a quedar por comprar.",
      ],
    },
    {
      id: "propietario-pagos",
      title: "Seguimiento de pagos",
      paragraphs: [
        "Los contratos firmados y completados, ordenados por urgencia: cuotas vencidas primero. También reversas un pago verificado, con su motivo.",
      ],
    },
    {
      id: "propietario-limites",
      title: "Límites y documentos",
      paragraphs: [
        "Fijas el límite mensual de cada vendedor y apruebas los documentos del equipo. Sin documentos aprobados no se pagan comisiones.",
      ],
    },
  ],
};
