import type { Words } from "../../core/words.ts";

/** Labels of this module's names in sentences. */
export const reservationsWords: Words = {
  types: {
    Reservation: "Cupos de una salida de un paquete que tiene un cliente, hasta que se anula.",
    ReservationDates: "Los días del viaje de una reserva.",
    ReservationFilter: "Filtro de las reservas; las anuladas solo salen si se piden.",
    BookReservationInput: "Cupos de una salida de un paquete.",
    ReservationDatesInput: "Los días de una salida del paquete.",
    UpdateReservationInput:
      "Cambios a una reserva: lo que no va queda igual; estado y pago, solo del equipo.",
    ChangedDatesInput: "Los días de otra salida: el que no va queda igual.",
    CancelReservationInput: "Por qué se anula una reserva.",
    ReservationPaymentInput: "Pago de un cliente por una reserva.",
  },
  roots: {
    reservations: "Lee las reservas al alcance de quien consulta, por páginas.",
    reservationList: "Lee todas las reservas que cumplen el filtro.",
    reservation: "Lee una reserva; nulo si no está al alcance.",
    howToPayReservation: "Dice cómo pagar una reserva; nulo si no se debe nada.",
    refundsOfReservation: "Lee las devoluciones de una reserva, como las ve su cliente.",
    reservationsOfUser: "Lee las reservas de una persona.",
    bookReservation: "Reserva cupos de una salida, que se guardan 72 horas mientras se pagan.",
    updateReservation: "Cambia las personas o la salida de una reserva y, el equipo, su estado.",
    cancelReservation: "Anula una reserva: el cliente mientras esté pendiente, el equipo con un motivo.",
    registerReservationPayment: "Registra un pago de una reserva; espera verificación.",
    cancelEachReservation: "Anula varias reservas, cada una por separado.",
    attachReservationVoucher:
      "Adjunta un tiquete o voucher a una reserva pagada; el cliente recibe un correo al día.",
    removeReservationVoucher: "Quita un tiquete o voucher de lo que ve el cliente; queda en la historia.",
    reservationChanged: "Avisa cada cambio de una reserva al alcance de quien escucha.",
  },
  arguments: {
    userId: "Número de la cuenta del cliente.",
    replaces: "Tiquete o voucher que reemplaza.",
    details: "De dónde viene el pago.",
  },
  values: {
    CancelCause: {
      customer: "La anuló el cliente.",
      staff: "La anuló el equipo.",
      unpaid: "No se pagó a tiempo.",
      reversed: "Se anuló su pago.",
    },
  },
};
