import { get, gql } from "../../../gateway/route.ts";

const ok = { answer: { success: true } };
const camel = { ...ok, spelling: "camel" } as const;

export const financialFragments = [
  gql`
    fragment FinancialContractWire on FinancialContract {
      id contractNumber totalPrice User: user { name email }
    }
  `,
];

/** REST routes of shapes 3.14. */
export const financialRoutes = [
  get(
    "/financial/summary",
    gql`query ($filter: FinancialFilter) { summary: financialSummary(filter: $filter) {
      metricas { totalIngresos totalGastos devoluciones gananciaNeta margenGanancia }
      datosMensuales { mes ingresos gastos devoluciones cantidadPagos cantidadCompras }
      contadores { totalPagos totalCompras totalDevoluciones } periodo { inicio fin } } }`,
    ok,
  ),
  get(
    "/financial/payments",
    gql`query ($page: Int, $limit: Int, $filter: FinancialPaymentFilter) {
      body: financialPayments(page: $page, limit: $limit, filter: $filter) {
        payments: items { id amount status paymentMethod paymentType installmentNumber description notes
          receiptUrl paymentDate createdAt updatedAt Contract: contract { ...FinancialContractWire } }
        currentPage: page totalPages totalItems: total itemsPerPage: limit
        pagination { page limit total total_pages: totalPages } } }`,
    camel,
  ),
  get(
    "/financial/purchases",
    gql`query ($page: Int, $limit: Int, $filter: FinancialPurchaseFilter) {
      body: financialPurchases(page: $page, limit: $limit, filter: $filter) {
        purchases: items { id amount status category supplier description paymentMethod notes
          receiptUrl purchaseDate createdAt updatedAt Contract: contract { ...FinancialContractWire } }
        currentPage: page totalPages totalItems: total itemsPerPage: limit
        pagination { page limit total total_pages: totalPages } } }`,
    camel,
  ),
  get(
    "/financial/profit-by-contract",
    gql`query ($page: Int, $limit: Int, $filter: FinancialFilter) {
      body: contractProfits(page: $page, limit: $limit, filter: $filter) {
        data: items {
          contrato { id numero cliente destino precioTotal }
          financiero { totalPagos totalCompras devoluciones diferenciaPrecios gananciaOperacional gananciaNeta
            margenGanancia }
          cantidadTransacciones { pagos compras } }
        contratosAnalizados gananciaTotal ingresosTotales gastosTotales devolucionesTotales } }`,
    ok,
  ),
  get(
    "/financial/completed-contracts",
    gql`query ($page: Int, $limit: Int, $filter: FinancialFilter) {
      data: completedContracts(page: $page, limit: $limit, filter: $filter) {
        resumen { totalContratos totalIngresos totalGastos totalDevoluciones gananciaTotal margenPromedio
          roi }
        contratos: items { id contractNumber cliente destino fechaCompletado precioCotizado totalPagado
          totalGastos devoluciones diferenciaPrecio gananciaOperacional gananciaNeta margenGanancia
          cantidadPagos cantidadCompras estadoPago } } }`,
    ok,
  ),
];
