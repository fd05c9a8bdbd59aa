import { get, gql, patch, post } from "../../gateway/route.ts";

const ok = { answer: { success: true } };
const registered = {
  upload: { comprobante: "file" },
  status: 201,
  answer: { success: true, message: "Pago registrado exitosamente" },
} as const;

export const paymentFragments = [
  gql`
    fragment PaymentWire on Payment {
      id contractId orderId monto tipoPago fechaPago referenciaPago
      comprobante: comprobanteUrl comprobanteUrl
      status observaciones reciboPdfUrl receiptNumber
      bancoOrigen pagadorNombre pagadorEmail pagadorTelefono wompiTransactionId wompiReference
      verifiedAt verified_by: verifiedById created_by: createdById reversedAt reversalReason metadatos
      retenido retencionRenta retencionIva retencionIca retencionCertificado retencionCertificadoDia
      createdAt updatedAt version
      Contract: paidFor { id: contractId contractNumber Quote: clientTrip {
          destino nombreCliente Cliente: cliente { id name lastname email phone } } }
    }
  `,
];

const registerDocument = gql`mutation ($input: RegisterPaymentInput!, $file: Upload,
  $idempotencyKey: String) {
  payment: registerPayment(input: $input, file: $file, idempotencyKey: $idempotencyKey) { ...PaymentWire } }`;

/** REST routes of client payments and their receipts. */
export const paymentRoutes = [
  post("/payments/register-client-payment", registerDocument, registered),
  post("/payments", registerDocument, registered),
  post(
    "/payments/:id/upload-receipt",
    gql`mutation ($id: ID!, $file: Upload!) {
      payment: attachPaymentReceipt(id: $id, file: $file) { ...PaymentWire } }`,
    {
      upload: { comprobante: "file" },
      answer: { success: true, message: "Comprobante subido exitosamente" },
    },
  ),
  get(
    "/payments",
    gql`query ($page: Int, $limit: Int, $filter: PaymentFilter) {
      body: payments(page: $page, limit: $limit, filter: $filter) {
        payments: items { ...PaymentWire } total totalPages: totalPages currentPage: page } }`,
    ok,
  ),
  get(
    "/payments/contract/:id",
    gql`query ($id: ID!) { payments: paymentsOfContract(contractId: $id) { ...PaymentWire }
      total: paymentCount(contractId: $id) }`,
    ok,
  ),
  get("/contracts/:id/payments", gql`query ($id: ID!) { payments: paymentsOfContract(contractId: $id) {
      ...PaymentWire } }`, ok),
  get(
    "/contracts/:id/payment-details",
    gql`query ($id: ID!) { body: contractPaymentDetails(contractId: $id) {
      contract { id contractNumber status fechaInicioViaje precioTotal Quote: clientTrip {
          destino Cliente: cliente { id name lastname email phone } } }
      planPagos { numero descripcion monto porcentaje pagado fechaVencimiento fechaPago estado }
      pagosRealizados { ...PaymentWire }
      resumenFinanciero { precioTotal totalPagado porVerificar saldoPendiente porcentajePagado
        diasHastaViaje } } }`,
    ok,
  ),
  patch(
    "/payments/:id/verify",
    gql`mutation ($id: ID!, $input: VerifyPaymentInput) { payment: verifyPayment(id: $id, input: $input) {
        ...PaymentWire } }`,
    { answer: { success: true, message: "Pago procesado correctamente" } },
  ),
  get(
    "/payments/contract/:id/payment-info",
    gql`query ($id: ID!) { body: paymentInfo(contractId: $id) {
      contractId contractNumber destino precioTotal saldoPendiente proximoPago {
        monto fechaVencimiento } } }`,
    ok,
  ),
  get(
    "/payments/reports/summary",
    gql`query ($filter: PaymentFilter) { body: paymentsSummary(filter: $filter) {
      totalPagos totalVerificado totalPendiente totalRechazado
      porTipo { tipoPago cantidad total } porMes { mes cantidad total } } }`,
    ok,
  ),
  get("/payments/:id/receipt/download", gql`query ($id: ID!) {
    file: paymentReceipt(id: $id) { filename url } }`, { sends: "attachment" }),
  get("/payments/:id/receipt/preview", gql`query ($id: ID!) {
    file: paymentReceipt(id: $id) { filename url } }`, { sends: "inline" }),
];
