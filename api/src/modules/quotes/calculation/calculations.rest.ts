import { get, gql, post, put } from "../../../gateway/route.ts";

const ok = { answer: { success: true } };

export const calculationFragments = [
  gql`
    fragment ComisionesWire on Comisiones {
      asesor { porcentaje valorFijo valorPorPersona tipoCalculo total }
      lider { porcentaje valorFijo valorPorPersona tipoCalculo total }
      gerente { porcentaje valorFijo valorPorPersona tipoCalculo total }
      admin { porcentaje valorFijo valorPorPersona tipoCalculo total }
      totalComisiones
    }
  `,
  gql`
    fragment TiquetesWire on Tiquetes {
      tipo origen destino fechaIda fechaVuelta horaIda horaVuelta costoIda costoVuelta costoTotal proveedor
      observaciones tramos { aerolinea vuelo origen destino salida llegada equipaje costo proveedor }
    }
  `,
  gql`
    fragment HotelWire on Hotel {
      nombre categoria acomodacion noches costoNoche costoTotal ubicacion proveedor observaciones
      estadias { nombre ciudad categoria acomodacion entrada noches costoNoche proveedor }
    }
  `,
  gql`
    fragment TrasladosWire on Traslados {
      aeropuertoHotelIda { incluido costo proveedor } hotelAeropuertoVuelta { incluido costo proveedor }
      otros { descripcion costo proveedor } costoTotal
    }
  `,
  gql`
    fragment QuoteCalculationWire on QuoteCalculation {
      id quoteId userId estado tripType observacionesGenerales
      numPersonas adultos menores infantes edadesMenores edadesInfantes personasAtencionEspecial
      fechaViajeInicio fechaViajeFin
      tiquetes: tiquetesOrBlank { ...TiquetesWire }
      hotel: hotelOrBlank { ...HotelWire }
      traslados: trasladosOrBlank { ...TrasladosWire }
      alimentacion: alimentacionOrBlank { tipo costoTotal proveedor observaciones }
      equipaje: equipajeOrBlank {
        cabina { incluido costo } bodega { incluido costo } equipajeExtra { incluido costo } costoTotal }
      seguros: segurosOrBlank {
        asistenciaMedica { incluido tipo costo proveedor } cancelacion { incluido costo proveedor }
        otros { descripcion costo proveedor } costoTotal
      }
      asistencia_medica: asistenciaMedicaOrBlank { tipo costoTotal proveedor observaciones }
      excursiones { nombre descripcion duracion costo proveedor obligatoria }
      extras { nombre descripcion costo proveedor tipo }
      actividades_adicionales: actividadesAdicionalesOrBlank {
        incluidas detalle costoPorPersona costo_total: costoPorPersona proveedor actividades {
          descripcion costo proveedor } }
      comisiones { ...ComisionesWire }
      ganancia { porcentaje valorFijo total }
      costoBase totalComisiones totalGanancia totalDescuento precioFinalTotal precioFinalPorPersona
      createdAt updatedAt version
    }
  `,
];

/** REST routes of calculations; responses have no envelope, except base-data and commissions. */
export const calculationRoutes = [
  get(
    "/quote-calculations/by-quote/:quoteId",
    gql`query ($quoteId: ID!) {
      body: quoteCalculationByQuote(quoteId: $quoteId) { ...QuoteCalculationWire } }`,
  ),
  get(
    "/quote-calculations/base-data/:quoteId",
    gql`query ($quoteId: ID!) { body: quoteCalculationBaseData(quoteId: $quoteId) {
      quoteInfo {
        id quoteNumber nombreCliente emailCliente telefonoCliente destino origen numeroPersonas adultos
        menores infantes ninos: menores edadesMenores edadesInfantes
        personasAtencionEspecial tripType fechaIda fechaRegreso
      }
      calculadoraDefaults {
        tiquetes { ...TiquetesWire } hotel { ...HotelWire } traslados { ...TrasladosWire }
        alimentacion { tipo costoTotal proveedor observaciones } fechaViajeInicio fechaViajeFin
      }
      comisionesConfiguradas { ...ComisionesWire }
    } }`,
    ok,
  ),
  get("/quote-calculations/:id", gql`query ($id: ID!) {
    body: quoteCalculation(id: $id) { ...QuoteCalculationWire } }`),
  post(
    "/quote-calculations",
    gql`mutation ($input: QuoteCalculationInput!) {
      body: createQuoteCalculation(input: $input) { ...QuoteCalculationWire } }`,
    { status: 201 },
  ),
  post(
    "/quote-calculations/upsert",
    gql`mutation ($input: QuoteCalculationInput!) {
      body: upsertQuoteCalculation(input: $input) { ...QuoteCalculationWire } }`,
  ),
  put(
    "/quote-calculations/:id/confirm",
    gql`mutation ($id: ID!, $quoteId: ID) {
      body: confirmQuoteCalculation(id: $id, quoteId: $quoteId) { ...QuoteCalculationWire } }`,
  ),
  get(
    "/quote-calculations/commissions/:quoteId/:tripType",
    gql`query ($quoteId: ID!, $tripType: TripType!) {
      body: quoteCommissions(quoteId: $quoteId, tripType: $tripType) { comisiones { ...ComisionesWire } } }`,
    ok,
  ),
];
