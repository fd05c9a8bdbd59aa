const gql = String.raw;
const person = (id: string) => `{ ${id} name lastname email phone }`;
const quote = (id: string, cliente: string, asesor: string) =>
  `${id} quoteNumber status priority origen destino fechaIda fechaRegreso numeroPersonas precioTotal createdAt
   ${cliente} ${person(id)} ${asesor} ${person(id)}`;
const item = (id: string, purchases: string, installments: string) =>
  `${id} tipo descripcion precioTotal status prioridad fechaVencimientoPago
   ${purchases} {
     ${id} proveedor costo tipoPago saldoPendiente
     ${installments} { numeroCuota montoCuota fechaVencimiento fechaPago }
   }`;
const contract = (id: string) =>
  `${id} contractNumber status precioTotal totalPagado destino fechaInicioViaje fechaFinViaje createdAt`;
const payment = (id: string) => `${id} monto tipoPago fechaPago status receiptNumber`;

const ownQuote = quote("id", "cliente", "asesor");

/** Documents of our own screens; the benchmark's REST rows are these documents, word for word. */
export const ours = {
  quoteList: gql`query QuoteList($page: Int, $limit: Int, $filter: QuoteFilter) {
    quotes(page: $page, limit: $limit, filter: $filter) { items { ${ownQuote} } }
  }`,
  quoteListTotal: gql`query QuoteListTotal($page: Int, $limit: Int, $filter: QuoteFilter) {
    quotes(page: $page, limit: $limit, filter: $filter) { items { ${ownQuote} } total }
  }`,
  contractDetail: gql`query ContractDetail($id: ID!) {
    contract(id: $id) {
      ${contract("id")} asesor ${person("id")}
      items { ${item("id", "purchases", "installments")} }
      payments { ${payment("id")} }
    }
  }`,
  paymentQueue: gql`
    query PaymentQueue($page: Int, $limit: Int) {
      paymentQueue(page: $page, limit: $limit) {
        items {
          id
          monto
          medio
          fechaPago
          status
          referenciaPago
          createdAt
          contract {
            contractNumber
            destino
          }
          createdBy {
            id
            name
            lastname
          }
        }
      }
    }
  `,
  dashboardStats: gql`
    query DashboardStats {
      dashboardStats {
        totalUsers
        totalQuotes
        totalContracts
        totalRevenue
        activePackages
        pendingPayments
        monthlyRevenue
        monthlyQuotes
      }
    }
  `,
  packageSearch: gql`
    query PackageSearch($page: Int, $limit: Int, $filter: PackageFilter) {
      packagePage(page: $page, limit: $limit, filter: $filter) {
        items {
          id
          title
          destino
          city
          days
          price
          images
          isActive
          isYapaya
          fechas {
            salida
            vuelta
            disponibles
          }
        }
        total
      }
    }
  `,
} as const;

const theirQuote = quote("id: rowId", "cliente: userByClienteId", "asesor: userByAsesorId");
const theirList =
  "first: $limit, condition: { status: " + "$status }, orderBy: [CREATED_AT_DESC, PRIMARY_KEY_DESC]";

/** Our questions in the words of PostGraphile's schema, with aliases that give its answers our keys. */
export const theirs = {
  quoteList: gql`query QuoteList($limit: Int, $status: String) {
    items: allQuotesList(${theirList}) { ${theirQuote} } }`,
  quoteListTotal: gql`query QuoteListTotal($limit: Int, $status: String) {
    quotes: allQuotes(${theirList}) { items: nodes { ${theirQuote} } total: totalCount }
  }`,
  contractDetail: gql`query ContractDetail($id: UUID!) {
    contract: contractByRowId(rowId: $id) {
      ${contract("id: rowId")} asesor: userByAsesorId ${person("id: rowId")}
      items: contractItemsByContractIdList(orderBy: [ORDEN_ASC]) {
        ${item("id: rowId", "purchases: purchasesByContractItemIdList", "installments: installmentsByPurchaseIdList(orderBy: [NUMERO_CUOTA_ASC])")}
      }
      payments: paymentsByContractIdList(orderBy: [CREATED_AT_DESC, PRIMARY_KEY_DESC]) {
        ${payment("id: rowId")} }
    }
  }`,
} as const;
