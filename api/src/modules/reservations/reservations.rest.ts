import { del, get, gql, post, put } from "../../gateway/route.ts";

const camel = { spelling: "camel" } as const;
const reading = { ...camel, failed: "Error al obtener las órdenes de reserva" };
const packageWire = "{ id title destino price images: imageUrls fechas { salida vuelta } }";
const personWire = "{ id name lastname email phone }";

export const reservationFragments = [
  gql`
    fragment OrderWire on Reservation {
      id idOrder: id userId packId bookingDate: createdAt numberOfPeople totalPrice
      fechas { salida llegada } isPaid status
      Package: pack ${packageWire} pack ${packageWire}
      Customer: customer ${personWire} user: customer ${personWire}
      createdAt created_at: createdAt updatedAt updated_at: updatedAt version
    }
  `,
];

/** REST routes of reservations, which existing consumers call orders. */
export const reservationRoutes = [
  get("/order", gql`query ($filter: ReservationFilter) {
    body: reservationList(filter: $filter) { ...OrderWire } }`, reading),
  get("/order/user/:userId", gql`query ($userId: Int!) {
    body: reservationsOfUser(userId: $userId) { ...OrderWire } }`, reading),
  get("/order/:id", gql`query ($id: ID!) { body: reservation(id: $id) { ...OrderWire } }`, reading),
  post(
    "/order",
    gql`mutation ($input: BookReservationInput!, $idempotencyKey: String) {
      body: bookReservation(input: $input, idempotencyKey: $idempotencyKey) { ...OrderWire } }`,
    { ...camel, status: 201, failed: "Error al crear la orden de reserva" },
  ),
  put(
    "/order/:id",
    gql`mutation ($id: ID!, $input: UpdateReservationInput!) {
      body: updateReservation(id: $id, input: $input) { ...OrderWire } }`,
    { ...camel, failed: "Error al actualizar la orden de reserva" },
  ),
  del(
    "/order/:id",
    gql`mutation ($id: ID!, $input: CancelReservationInput) {
      order: cancelReservation(id: $id, input: $input) { ...OrderWire } }`,
    {
      ...camel,
      answer: { success: true, message: "Orden de reserva eliminada correctamente" },
      failed: "Error al eliminar la orden de reserva",
    },
  ),
];
