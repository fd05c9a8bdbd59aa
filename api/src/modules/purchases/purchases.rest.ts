import { get, gql, patch, post } from "../../gateway/route.ts";

const ok = { answer: { success: true } };

export const purchaseFragments = [
  gql`
    fragment InstallmentWire on Installment {
      id purchaseId numeroCuota montoCuota monto: montoCuota fechaVencimiento fechaPago estado metodoPago
      comprobantePagoUrl
      observaciones createdAt updatedAt version
    }
  `,
  gql`
    fragment PurchaseWire on Purchase {
      id contractItemId proveedor costo moneda fechaCompra fechaVencimientoPago tipoComprobante
      comprobanteUrl receipt: comprobanteUrl diferenciaPrecio estadoPago tipoPago numeroCuotas cuotasPagadas
      saldoPendiente baseGravable iva retefuente reteIva reteIca retenido
      observaciones createdAt updatedAt version
      PurchaseInstallments: installments { ...InstallmentWire }
    }
  `,
  gql`
    fragment PurchaseSummaryWire on PurchaseSummary {
      totalItems completados criticos advertencia vencidos sinFecha totalCotizado totalComprado diferencia
      progreso
    }
  `,
];

/** REST routes of purchases and their installments. */
export const purchaseRoutes = [
  get(
    "/contracts/:id/items-with-purchases",
    gql`query ($id: ID!) {
      items: itemsWithPurchases(contractId: $id) { ...ItemWire }
      summary: purchaseSummary(contractId: $id) { ...PurchaseSummaryWire } }`,
    { ...ok, opens: { purpose: "signature", of: "contracts.id" } },
  ),
  post(
    "/contracts/items/:id/upload-receipt",
    gql`mutation ($id: ID!, $input: BuyItemInput!, $file: Upload!, $idempotencyKey: String) {
      body: buyItem(id: $id, input: $input, file: $file, idempotencyKey: $idempotencyKey) {
        purchase { ...PurchaseWire } item { ...ItemWire } priceDifference {
          cotizado real diferencia tipo } } }`,
    {
      upload: { comprobante: "file" },
      status: 201,
      answer: { success: true, message: "Compra registrada exitosamente" },
    },
  ),
  patch(
    "/contracts/items/:id/deadline",
    gql`mutation ($id: ID!, $input: ItemDeadlineInput!) { item: setItemDeadline(id: $id, input: $input) {
        ...ItemWire } }`,
    {
      answer: { success: true, message: "Fecha límite actualizada exitosamente" },
      reads: { fecha_limite_compra: "fechaVencimientoPago", fechaLimiteCompra: "fechaVencimientoPago" },
    },
  ),
  patch(
    "/contracts/purchases/:id/mark-paid",
    gql`mutation ($id: ID!, $input: MarkPurchasePaidInput!) {
      body: markPurchasePaid(id: $id, input: $input) { purchase { ...PurchaseWire } item { ...ItemWire } } }`,
    { answer: { success: true, message: "Pago completado exitosamente" } },
  ),
  get(
    "/contracts/:id/purchase-stats",
    gql`query ($id: ID!) { stats: purchaseStats(contractId: $id) summary: purchaseSummary(contractId: $id) {
        ...PurchaseSummaryWire } }`,
    ok,
  ),
  post(
    "/contracts/items/:itemId/purchases-with-installments",
    gql`mutation ($itemId: ID!, $input: BuyItemInInstallmentsInput!, $idempotencyKey: String) {
      body: buyItemInInstallments(id: $itemId, input: $input, idempotencyKey: $idempotencyKey) {
        purchase { ...PurchaseWire } item { ...ItemWire } installments { ...InstallmentWire }
        priceDifference { cotizado real diferencia tipo } } }`,
    { status: 201, answer: { success: true, message: "Compra con cuotas registrada exitosamente" } },
  ),
  get(
    "/contracts/purchases/:id/installments",
    gql`query ($id: ID!) { purchase(id: $id) {
        ...PurchaseWire } installments: purchaseInstallments(purchaseId: $id) { ...InstallmentWire } }`,
    ok,
  ),
  patch(
    "/contracts/installments/:id/pay",
    gql`mutation ($id: ID!, $input: PayInstallmentInput!, $file: Upload) {
      body: payInstallment(id: $id, input: $input, file: $file) {
        installment { ...InstallmentWire } purchase { ...PurchaseWire } item { ...ItemWire } } }`,
    { upload: { comprobante: "file" }, answer: { success: true, message: "Cuota pagada exitosamente" } },
  ),
  get(
    "/contracts/:id/purchases-financial-summary",
    gql`query ($id: ID!) { financial_summary: purchasesFinancialSummary(contractId: $id) {
      totalCotizado totalComprado totalPagado saldoPendiente diferencia precioContrato margenBruto
      itemsTotal itemsComprados itemsPagados cuotasPendientes cuotasVencidas cuotasProximas } }`,
    ok,
  ),
];
