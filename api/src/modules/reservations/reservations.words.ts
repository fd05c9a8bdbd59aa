import type { Words } from "../../core/words.ts";

/** Sentences on the names of this module. */
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
  fields: {
    code: "Código corto para dictarlo: `7F3A20C4`.",
    customer: "Cliente de la reserva.",
    userId: "Número de la cuenta del cliente.",
    "BookReservationInput.userId": "Número de la cuenta del cliente; sin valor, uno mismo.",
    pack: "El paquete.",
    packId: "Número del paquete.",
    fechas: "Los días del viaje.",
    numberOfPeople: "Cuántas personas.",
    unitPrice: "Precio por persona cuando se reservó, en COP.",
    paid: "Suma de sus pagos verificados, en COP.",
    waiting: "Suma de sus pagos por verificar, en COP.",
    isOver: "Si ya pasó el día del regreso.",
    dueAt: "Cuándo se liberan sus cupos si no se paga; solo mientras está pendiente.",
    vouchedBy: "Persona que la declaró pagada sin que sus pagos lo muestren.",
    cancelledAt: "Fecha y hora en que se anuló.",
    cancelCause: "Por qué se anuló.",
    cancelReason: "El motivo, como lo escribió el equipo.",
    bookedBy: "Persona del equipo que la hizo; nulo si fue el cliente.",
    isUnclaimed: "Si nadie del equipo responde por ella.",
    "BookReservationInput.email":
      "Correo de esa cuenta, cuando el cliente no está al alcance de quien reserva.",
    "CancelReservationInput.motivo": "El motivo; se le pide al equipo.",
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
