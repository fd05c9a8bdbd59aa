import { del, get, gql, patch, post, put } from "../../gateway/route.ts";

const ok = { answer: { success: true } };
const saying = (message: string) => ({ answer: { success: true, message } });
const seller = { user_id: "vendedorId", userId: "vendedorId" } as const;

export const commissionFragments = [
  gql`
    fragment CommissionWire on Commission {
      id contractId vendedorId user_id: vendedorId tipoVendedor porcentaje montoBase montoComision status
      fechaGeneracion fechaAprobacion fechaPago documentoSoporteId pagado_por: pagadoPorId observaciones
      comprobanteUrl
      explicacion { configuracion base personas minimo maximo }
      createdAt updatedAt version
      Contract: contract { id contractNumber Quote: clientTrip { nombreCliente } }
      Vendedor: vendedor { id name lastname email }
      PagadoPor: pagadoPor { ...PersonWire }
      DocumentoSoporte: documentoSoporte {
        id numeroDocumento status documentoPdfUrl comprobantePagoUrl fechaGeneracion }
    }
  `,
  gql`
    fragment CommissionConfigWire on CommissionConfig {
      id role tripType calculationType amountPerPerson percentage fixedAmount minAmount maxAmount
      effectiveFrom effectiveUntil isActive version createdAt updatedAt
      CreatedBy: createdBy { ...PersonWire } UpdatedBy: updatedBy { ...PersonWire }
    }
  `,
  gql`
    fragment SellerMonthWire on SellerMonth {
      vendedorId: vendedorId vendedor { id nombre role } mes limite totalPagado disponible porcentajeUsado
      status
    }
  `,
];

/** REST routes of commissions, monthly limits and commission configurations. */
export const commissionRoutes = [
  get(
    "/commissions",
    gql`query ($page: Int, $limit: Int, $filter: CommissionFilter) {
      body: commissions(page: $page, limit: $limit, filter: $filter) {
        commissions: items { ...CommissionWire } }
      pagination: commissionPagination(page: $page, limit: $limit, filter: $filter) {
        page limit total totalPages: totalPages } }`,
    ok,
  ),
  get(
    "/commissions/user/:userId",
    gql`query ($userId: Int!, $page: Int, $limit: Int, $filter: CommissionFilter) {
      body: commissionsOfUser(userId: $userId, page: $page, limit: $limit, filter: $filter) {
        commissions: items { ...CommissionWire } page total totalPages: totalPages } }`,
    ok,
  ),
  get(
    "/commissions/contract/:id",
    gql`query ($id: ID!) { commissions: commissionsOfContract(contractId: $id) { ...CommissionWire }
      total: commissionCountOfContract(contractId: $id) }`,
    ok,
  ),
  post(
    "/commissions",
    gql`mutation ($input: CreateCommissionInput!, $idempotencyKey: String) {
      body: createCommission(input: $input, idempotencyKey: $idempotencyKey) { ...CommissionWire } }`,
    { ...saying("Comisión creada exitosamente"), status: 201, reads: seller },
  ),
  put("/commissions/:id", gql`mutation ($id: ID!, $input: UpdateCommissionInput!) {
    body: updateCommission(id: $id, input: $input) {
      ...CommissionWire } }`, saying("Comisión actualizada exitosamente")),
  del("/commissions/:id", gql`mutation ($id: ID!) { message: deleteCommission(id: $id) }`, ok),
  post(
    "/commissions/request-payment",
    gql`mutation ($input: RequestCommissionInput!, $idempotencyKey: String) {
      body: requestCommission(input: $input, idempotencyKey: $idempotencyKey) {
        commission { ...CommissionWire }
        document { id numeroDocumento status documentoPdfUrl comprobantePagoUrl fechaGeneracion } } }`,
    saying("Solicitud de pago registrada exitosamente"),
  ),
  get("/commissions/document/:id", gql`query ($id: ID!) {
    file: supportDocument(id: $id) { filename url } }`, { sends: "attachment" }),
  put(
    "/commissions/:id/approve",
    gql`mutation ($id: ID!, $input: CommissionNoteInput!) {
      commission: approveCommission(id: $id, input: $input) { ...CommissionWire } }`,
    saying("Comisión aprobada exitosamente"),
  ),
  put(
    "/commissions/:id/pay",
    gql`mutation ($id: ID!, $input: CommissionNoteInput!, $file: Upload) {
      body: payCommission(id: $id, input: $input, file: $file) { ...CommissionWire } }`,
    { ...saying("Comisión pagada exitosamente"), upload: { comprobante: "file" } },
  ),
  post(
    "/commissions/calculate",
    gql`mutation ($input: CalculateCommissionsInput!) { body: calculateCommissions(input: $input) {
        commissions { ...CommissionWire } total } }`,
    saying("Comisiones calculadas exitosamente"),
  ),
  get("/commissions/vendor-limit-summary/:id", gql`query ($id: Int!) {
    summary: sellerLimit(userId: $id) { ...SellerMonthWire } }`, ok),
  get("/commissions/monthly-limit/:id", gql`query ($id: Int!) {
    body: sellerLimit(userId: $id) { ...SellerMonthWire } }`, ok),
  get("/commissions/monthly-limits/all", gql`query { vendedores: monthlyLimits { ...SellerMonthWire } }`, ok),
  get(
    "/commissions/stats",
    gql`query ($userId: Int) {
      stats: commissionStats(userId: $userId) {
        totalAmount: totalAmount byStatus: byStatus { status count amount } byMonth: byMonth {
          month count amount } } }`,
    ok,
  ),
  get("/commission-configs/configs", gql`query ($filter: CommissionConfigFilter) {
    configs: commissionConfigs(filter: $filter) { ...CommissionConfigWire } }`, ok),
  get(
    "/commission-configs/configs/history",
    gql`query ($filter: CommissionConfigFilter) {
      configs: commissionConfigHistory(filter: $filter) { ...CommissionConfigWire } }`,
    ok,
  ),
  get(
    "/commission-configs/configs/:role/:tripType",
    gql`query ($role: ConfiguredRole!, $tripType: TripType!) {
      config: commissionConfig(role: $role, tripType: $tripType) { ...CommissionConfigWire } }`,
    ok,
  ),
  post(
    "/commission-configs/configs",
    gql`mutation ($input: CreateCommissionConfigInput!) { config: createCommissionConfig(input: $input) {
        ...CommissionConfigWire } }`,
    { ...saying("Configuración creada exitosamente"), status: 201 },
  ),
  put(
    "/commission-configs/configs/:id",
    gql`mutation ($id: ID!, $input: UpdateCommissionConfigInput!) {
      config: updateCommissionConfig(id: $id, input: $input) { ...CommissionConfigWire } }`,
    saying("Configuración actualizada exitosamente"),
  ),
  del("/commission-configs/configs/:id", gql`mutation ($id: ID!) {
    message: deactivateCommissionConfig(id: $id) }`, ok),
  get(
    "/user/commissions/pending/:managerId",
    gql`query ($managerId: Int!, $status: CommissionStatus, $limit: Int, $offset: Int) {
      body: managerCommissions(managerId: $managerId, status: $status, limit: $limit, offset: $offset) {
        commissions { ...CommissionWire } data: commissions { ...CommissionWire } total limit offset
        status } }`,
    ok,
  ),
  patch(
    "/contracts/:id/approve",
    gql`mutation ($id: ID!, $observaciones: String) {
      body: approveContract(id: $id, observaciones: $observaciones) {
        contract { ...ContractWire } commissionSummary: commissionSummary {
          total commissions { ...CommissionWire } } } }`,
    saying("Comisiones del contrato generadas exitosamente"),
  ),
];
