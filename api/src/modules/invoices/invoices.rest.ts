import { get, gql, patch, post } from "../../gateway/route.ts";

const ok = { answer: { success: true } };

export const invoiceFragments = [
  gql`
    fragment InvoiceWire on Invoice {
      id contractId invoice_number: number issueDate totalAmount status cufe: code pdfUrl
      createdAt updatedAt version
      Contract: contract { id contractNumber Quote: clientTrip {
          User: cliente { nombre: name apellido: lastname }
          Cliente: cliente { id name lastname email phone } } }
    }
  `,
];

/** REST routes of invoices. */
export const invoiceRoutes = [
  get(
    "/invoices/pending",
    gql`query { data: allContractsToInvoice { id contractNumber fechaInicioViaje fechaFinViaje precioTotal
      Quote: clientTrip { Cliente: cliente { name lastname phone }
        Calculation: precio { precioFinalTotal } } } }`,
    ok,
  ),
  get("/invoices", gql`query ($status: InvoiceStatus) { data: allInvoices(status: $status) {
      ...InvoiceWire } }`, ok),
  post(
    "/invoices/generate/:contractId",
    gql`mutation ($contractId: ID!, $input: GenerateInvoiceInput) {
      body: generateInvoice(contractId: $contractId, input: $input, reviewLater: true) {
        invoice { ...InvoiceWire } created } }`,
    { status: "created", answer: { success: true, message: "Factura generada exitosamente" } },
  ),
  get("/invoices/:id", gql`query ($id: ID!) { data: invoice(id: $id) { ...InvoiceWire } }`, ok),
  get("/invoices/:id/pdf", gql`query ($id: ID!) { file: invoicePdf(id: $id) { filename url } }`, {
    sends: "attachment",
  }),
  patch(
    "/invoices/:id/status",
    gql`mutation ($id: ID!, $input: InvoiceStatusInput!) {
      data: changeInvoiceStatus(id: $id, input: $input) { ...InvoiceWire } }`,
    ok,
  ),
];
