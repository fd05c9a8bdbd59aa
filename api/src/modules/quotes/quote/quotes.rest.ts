import { del, get, gql, patch, post, put } from "../../../gateway/route.ts";

const ok = { answer: { success: true } };
const opens = { purpose: "quote", of: "quotes.id" } as const;
const renamed = {
  startDate: "fechaIda",
  endDate: "fechaRegreso",
  start_date: "fechaIda",
  end_date: "fechaRegreso",
} as const;

export const quoteFragments = [
  gql`
    fragment QuoteWire on Quote {
      id quoteNumber status priority source isExternal
      nombreCliente emailCliente telefonoCliente
      clienteId asesorId liderId gerenteId adminId
      origen destino fechaIda startDate: fechaIda fechaRegreso endDate: fechaRegreso
      numeroPersonas adultos menores infantes edadesMenores edadesInfantes ninos edadesNinos
      personasAtencionEspecial detallesAtencionEspecial
      acomodacion tipoHotel tripType alimentacion observaciones createdBy
      precioTotal descuentoPorcentaje descuentoAprobado descuentoAprobadoPor
      pdfFilename pdfPath pdfGeneratedAt
      motivoRechazo requoteReason reassignmentReason
      completedAt sentAt approvedAt rejectedAt requoteAt reassignedAt expiresAt
      emailSentTo sentVersion
      createdAt updatedAt version
      Asesor: asesor { ...PersonWire } Lider: lider { ...PersonWire } Gerente: gerente { ...PersonWire }
      Admin: admin { ...PersonWire } Cliente: cliente { ...PersonWire }
    }
  `,
  gql`
    fragment QuoteDetailWire on Quote {
      ...QuoteWire
      Passengers: passengers { ...PassengerWire }
      Calculation: calculation { ...QuoteCalculationWire }
      tracking { event at actor { ...PersonWire } actorName note }
    }
  `,
];

/** REST routes of quotes; a POST without a bearer token is a visitor's request. */
export const quoteRoutes = [
  get(
    "/quotes",
    gql`query ($page: Int, $limit: Int, $filter: QuoteFilter) {
      body: quotes(page: $page, limit: $limit, filter: $filter) { quotes: items { ...QuoteWire } total
        totalPages: totalPages currentPage: page }
      expiredQuotes: expiredQuotes(limit: 20) { ...QuoteWire }
      expiredCount: expiredQuoteCount }`,
    ok,
  ),
  post("/quotes", gql`mutation ($input: CreateQuoteInput!) {
    quote: createQuote(input: $input) { ...QuoteWire } }`, {
    status: 201,
    answer: { success: true, message: "Cotización creada exitosamente" },
    reads: renamed,
  }),
  post("/quotes/external", gql`mutation ($input: CreateQuoteInput!) {
    quote: createExternalQuote(input: $input) { ...QuoteWire } }`, {
    status: 201,
    answer: { success: true, message: "Cotización creada exitosamente" },
    reads: renamed,
  }),
  post(
    "/quotes/user/:userId",
    gql`mutation ($userId: Int!, $input: CreateQuoteForUserInput!) {
      quote: createQuoteForUser(userId: $userId, input: $input) { ...QuoteWire } }`,
    { status: 201, answer: { success: true, message: "Cotización creada exitosamente" }, reads: renamed },
  ),
  put("/quotes/:id", gql`mutation ($id: ID!, $input: UpdateQuoteInput!) {
    quote: updateQuote(id: $id, input: $input) { ...QuoteWire } }`, {
    answer: { success: true, message: "Cotización actualizada exitosamente" },
    reads: renamed,
  }),
  get(
    "/quotes/external/list",
    gql`query ($page: Int, $limit: Int, $ownerOnly: Boolean) {
      body: externalQuotes(page: $page, limit: $limit, ownerOnly: $ownerOnly) {
        quotes: items { ...QuoteWire } total totalPages: totalPages currentPage: page } }`,
    { answer: { success: true, type: "external_quotes" } },
  ),
  patch("/quotes/:id/reassign", gql`mutation ($id: ID!, $input: ReassignQuoteInput!) {
    quote: reassignQuote(id: $id, input: $input) { ...QuoteWire } }`, {
    answer: { success: true, message: "Cotización reasignada exitosamente" },
    reads: {
      vendedor_id: "sellerId",
      vendedorId: "sellerId",
      asesor_id: "sellerId",
      asesorId: "sellerId",
      reason: "reassignmentReason",
    },
  }),
  get(
    "/quotes/user/:userId",
    gql`query ($userId: Int!, $page: Int, $limit: Int, $filter: QuoteFilter) {
      body: quotesOfUser(userId: $userId, page: $page, limit: $limit, filter: $filter) {
        quotes: items { ...QuoteWire } total totalPages: totalPages currentPage: page }
      userRole: quotesUserRole(userId: $userId) }`,
    ok,
  ),
  get(
    "/quotes/vendedor/:vendedorId/:tipo",
    gql`query ($vendedorId: Int!, $tipo: SellerKind!, $page: Int, $limit: Int, $filter: QuoteFilter) {
      body: quotesOfSeller(vendedorId: $vendedorId, tipo: $tipo, page: $page, limit: $limit,
        filter: $filter) {
        quotes: items { ...QuoteWire } total totalPages: totalPages currentPage: page } }`,
    ok,
  ),
  get("/quotes/:id", gql`query ($id: ID!) { quote(id: $id) { ...QuoteDetailWire } }`, { ...ok, opens }),
  post("/quotes/mark-expired", gql`mutation { count: markQuotesExpired }`, {
    answer: { success: true, message: "Cotizaciones vencidas actualizadas exitosamente" },
  }),
  get("/quotes/:id/preview-pdf", gql`query ($id: ID!) {
    file: quotePdf(id: $id) { filename url } }`, { sends: "inline", opens }),
  get("/quotes/:id/download-pdf", gql`query ($id: ID!) {
    file: quotePdf(id: $id) { filename url } }`, { sends: "attachment", opens }),
  post("/quotes/:id/regenerate-pdf", gql`mutation ($id: ID!) {
    pdf_info: regenerateQuotePdf(id: $id) { filename generatedAt size sentVersion } }`, {
    answer: { success: true, message: "PDF regenerado exitosamente" },
  }),
  post(
    "/quotes/:id/send",
    gql`mutation ($id: ID!) {
      body: sendQuote(id: $id) { quote { ...QuoteWire } emailInfo { to subject sentAt pdfFilename } } }`,
    { answer: { success: true, message: "Cotización enviada exitosamente al cliente con PDF adjunto!" } },
  ),
  patch(
    "/quotes/:id/approve-discount",
    gql`mutation ($id: ID!, $descuentoPorcentaje: Float) {
      quote: approveQuoteDiscount(id: $id, descuentoPorcentaje: $descuentoPorcentaje) { ...QuoteWire } }`,
    { answer: { success: true, message: "Descuento aprobado exitosamente" } },
  ),
  patch(
    "/quotes/:id/approve",
    gql`mutation ($id: ID!, $input: ApproveQuoteInput!) { body: approveQuote(id: $id, input: $input) {
        quote { ...QuoteWire } passengerLink } }`,
    { opens, answer: { success: true, message: "Cotización aprobada exitosamente" } },
  ),
  patch("/quotes/:id/reject", gql`mutation ($id: ID!, $input: RejectQuoteInput!) {
    quote: rejectQuote(id: $id, input: $input) { ...QuoteWire } }`, {
    opens,
    answer: { success: true, message: "Cotización rechazada exitosamente" },
  }),
  patch("/quotes/:id/requote", gql`mutation ($id: ID!, $input: RequoteQuoteInput!) {
    quote: requoteQuote(id: $id, input: $input) { ...QuoteWire } }`, {
    opens,
    answer: { success: true, message: "Recotización solicitada exitosamente" },
  }),
  del("/quotes/:id", gql`mutation ($id: ID!) { deleted: deleteQuote(id: $id) }`, {
    answer: { success: true, message: "Cotización eliminada exitosamente" },
  }),
];
