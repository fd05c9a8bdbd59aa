import { del, get, gql, patch, post, put } from "../../../gateway/route.ts";

const ok = { answer: { success: true } };
const signature = { purpose: "signature", of: "contracts.id" } as const;

export const contractFragments = [
  gql`
    fragment ContractWire on Contract {
      id contractNumber quoteId clienteId status tripType formaPago
      numeroPasajeros pasajeroTitular documentoTitular
      precioTotal totalPagado saldo_pendiente: saldoEscrito progresoPago
      tieneCuotaInicial cuotaInicialPorcentaje cuotaInicialMonto fechaVencimientoInicial cuotaInicialPagada
      fechaPagoInicial
      numeroCuotasRestantes montoRestante valorCuotaRestante fechasVencimientoCuotas cuotasPagadas
      fechasPagoCuotas
      fechaInicioViaje fechaFinViaje fechaFirma signedAt
      contratoPdfUrl contratoPdfGeneradoAt observaciones condicionesEspeciales
      clienteFechaNacimiento clienteTipoDocumento clienteDocumentoIdentidad clienteDireccion clienteCiudad
      clientePais
      clienteNacionalidad clienteCodigoPostal
      contractItem: contractItem { tipo descripcion detalle }
      hasConvertedItems itemsCount
      autoConversionSuccess autoConversionItemsCount autoConversionDate autoConversionSummary
      margenBruto createdAt updatedAt version
      Cliente: titular {
        id name lastname email phone tipoDocumento documentoIdentidad fechaNacimiento direccion ciudad pais }
      Quote: quote {
        id quoteNumber nombreCliente emailCliente destino origen
        Asesor: asesor { ...PersonWire } Lider: lider { ...PersonWire } Gerente: gerente { ...PersonWire }
        Admin: admin { ...PersonWire }
      }
    }
  `,
  gql`
    fragment ContractDetailWire on Contract {
      ...ContractWire
      Quote: quote { Passengers: passengers { ...PassengerWire } Calculation: calculation {
          ...QuoteCalculationWire } }
    }
  `,
  gql`
    fragment ItemWire on ContractItem {
      id contractId quoteId tipo descripcion detalle: detalleTexto detalleDatos cantidad precioUnitario
      precioTotal costoProveedor ganancia porcentajeGanancia
      fechaInicio fechaFin fechaVencimientoPago fecha_limite_compra: fechaVencimientoPago fechaLimiteSugerida
      isSuggestedDeadline
      proveedor proveedorContacto status prioridad requiereCompra alertStatus horasRestantes observaciones
      createdAt updatedAt version
      Purchases: purchases { ...PurchaseWire }
    }
  `,
];

const templateRoutes = [
  get(
    "/contracts/templates",
    gql`query { body: contractTemplates { id name tripType version description clauses } }`,
  ),
  post(
    "/contracts/from-template/:templateId",
    gql`mutation ($templateId: ID!, $input: CreateContractInput!) {
      body: createContractFromTemplate(templateId: $templateId, input: $input) { ...ContractWire } }`,
    { status: 201, answer: { success: true, message: "Contrato generado exitosamente" } },
  ),
];

/** REST routes of contracts, their PDF, their signature and the creation of their items. */
export const contractRoutes = [
  ...templateRoutes,
  get(
    "/contracts",
    gql`query ($page: Int, $limit: Int, $filter: ContractFilter) {
      body: contracts(page: $page, limit: $limit, filter: $filter) {
        contracts: items { ...ContractWire } page: page currentPage: page total totalPages: totalPages } }`,
    ok,
  ),
  get("/contracts/stats", gql`query {
    body: contractStats { totalContracts activeContracts expiredContracts pendingContracts } }`, {
    spelling: "camel",
  }),
  get(
    "/contracts/:id",
    gql`query ($id: ID!) { body: contractOverview(id: $id) {
      contract { ...ContractDetailWire }
      quoteCalculationAnalysis {
        totalItemsPotenciales itemsRequierenCompra valorTotalCompras
        financials { costoBase totalComisiones totalGanancia precioFinalTotal }
        itemsDetallados { tipo prioridad valor descripcion requiereCompra detalles } }
      conversionStatus { canConvert readyForPurchaseManagement }
      tripDetails { destino origen fechaInicioViaje fechaFinViaje noches }
      passengersSummary { total completos allPassengers { ...PassengerWire } }
      contractItemsAnalysis { total porTipo porEstado } } }`,
    { ...ok, opens: signature },
  ),
  post("/contracts", gql`mutation ($input: CreateContractInput!) { contract: createContract(input: $input) {
      ...ContractWire } }`, {
    status: 201,
    answer: { success: true, message: "Contrato generado exitosamente" },
  }),
  put(
    "/contracts/:id",
    gql`mutation ($id: ID!, $input: UpdateContractInput!) { body: updateContract(id: $id, input: $input) {
        ...ContractWire } }`,
    {
      answer: { success: true, message: "Contrato actualizado exitosamente" },
    },
  ),
  del("/contracts/:id", gql`mutation ($id: ID!) { message: deleteContract(id: $id) }`, ok),
  get("/contracts/:id/items", gql`query ($id: ID!) {
    items: contractItems(contractId: $id) { ...ItemWire } }`, ok),
  post(
    "/contracts/:id/sign",
    gql`mutation ($id: ID!, $input: SignContractInput!) { body: signContract(id: $id, input: $input) {
      ...ContractWire contract: self { ...ContractWire }
      automaticConversion { attempted success itemsCreated error summary } } }`,
    { opens: signature, answer: { success: true, message: "Contrato firmado exitosamente" } },
  ),
  post(
    "/contracts/:id/signature-code",
    gql`mutation ($id: ID!) { contract: requestSignatureCode(contractId: $id) { id contractNumber } }`,
    { opens: signature, answer: { success: true, message: "Código enviado al correo del contrato" } },
  ),
  post(
    "/contracts/:id/convert-quote-items",
    gql`mutation ($id: ID!) {
      body: convertQuoteItems(id: $id) { items { ...ItemWire } contract: self { ...ContractWire } } }`,
    { answer: { success: true, message: "Cotización convertida a ítems exitosamente" } },
  ),
  post(
    "/contracts/:id/generate-pdf",
    gql`mutation ($id: ID!) {
      body: generateContractPdf(id: $id) { pdf { url filename generatedAt } contract { ...ContractWire } } }`,
    { answer: { success: true, message: "PDF generado exitosamente" } },
  ),
  get(
    "/contracts/:id/email-preview",
    gql`query ($id: ID!) {
      emailData: contractEmailPreview(id: $id) { to subject message html pdfFilename } }`,
    ok,
  ),
  patch(
    "/contracts/:id/send",
    gql`mutation ($id: ID!, $input: SendContractInput!) { body: sendContract(id: $id, input: $input) {
        ...ContractWire } }`,
    {
      answer: { success: true, message: "Contrato enviado exitosamente" },
    },
  ),
  get("/contracts/pdf/:id", gql`query ($id: ID!, $token: String) {
    file: contractPdfByToken(id: $id, token: $token) { filename url } }`, {
    sends: "inline",
    opens: signature,
  }),
  get("/contracts/:id/preview-pdf", gql`query ($id: ID!) {
    file: contractPdf(id: $id) { filename url } }`, { sends: "inline", opens: signature }),
  get("/contracts/:id/download-pdf", gql`query ($id: ID!) {
    file: contractPdf(id: $id) { filename url } }`, { sends: "attachment", opens: signature }),
];
