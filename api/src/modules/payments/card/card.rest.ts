import { gql, post } from "../../../gateway/route.ts";

/** REST routes for payments by card. */
export const cardRoutes = [
  post(
    "/payments/wompi",
    gql`mutation ($input: WompiPaymentInput!, $idempotencyKey: String) {
      body: payWithWompi(input: $input, idempotencyKey: $idempotencyKey) {
        payment { id status monto wompiTransactionId wompiReference }
        transaction { id status reference } } }`,
    { status: 201, answer: { success: true }, reads: { idOrder: "orderId" } },
  ),
  post(
    "/payments/wompi/webhook",
    gql`mutation ($input: JSON!, $eventChecksum: String) {
      body: receiveWompiEvent(input: $input, eventChecksum: $eventChecksum) { received } }`,
    { answer: { success: true, message: "Evento recibido y verificado" } },
  ),
];
