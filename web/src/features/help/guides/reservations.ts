import type { Guide } from "../help.types.ts";

/** Guide to the list of reservations, for the roles that manage them. */
export const reservationsGuide: Guide = {
  key: "/panel/reservas",
  title: "Gestión de Órdenes",
  steps: [
    {
      title: "Mira lo que está por vencer",
      content:
        "Una reserva sin pagar aparta sus cupos durante 72 horas. El cliente recibe un aviso 24 horas antes de que queden libres.",
      action: "Filtra por estado o busca por cliente o paquete, y escríbele a quien no ha pagado.",
      tip: "Si lideras un equipo, ves las de tu gente y sus clientes, y las que todavía no son de nadie.",
    },
    {
      title: "Registra lo que pagó el cliente",
      content:
        "El pago queda por verificar y conserva los cupos. Cuando los pagos verificados llegan al total, la reserva pasa a pagada.",
      action: "En la fila de la reserva, usa «Registrar pago» y adjunta el comprobante.",
      tip: "Marca «Pagada» a mano solo cuando el dinero no pasa por aquí: no suma a los ingresos.",
    },
    {
      title: "Cambia o anula",
      content:
        "«Editar» cambia la salida y las personas, si hay cupos. Al anular, los cupos quedan libres y lo pagado se devuelve en 15 días calendario.",
      action: "Escribe el motivo al anular: queda en el historial.",
    },
  ],
};
