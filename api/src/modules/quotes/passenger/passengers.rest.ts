import { del, get, gql, post, put } from "../../../gateway/route.ts";

const ok = { answer: { success: true } };

export const passengerFragments = [
  gql`
    fragment PassengerWire on Passenger {
      id quoteId nombre apellido tipoDocumento documentoIdentidad fechaNacimiento titular tipo
      email telefono direccion ciudad pais createdAt updatedAt version
    }
  `,
  gql`
    fragment PassengerQuoteWire on Quote {
      id quoteNumber status destino origen fechaIda fechaRegreso numeroPersonas adultos menores infantes
    }
  `,
];

const opens = { purpose: "passengers", of: "quotes.id" } as const;
const opensQuote = { purpose: "passengers", of: "passengers.quote_id" } as const;

/** REST routes of passengers, for staff and for clients with the link of the form. */
export const passengerRoutes = [
  get(
    "/passengers/quote/:quoteId",
    gql`query ($quoteId: ID!) {
      quote: quoteOfPassengers(quoteId: $quoteId) { ...PassengerQuoteWire }
      passengers(quoteId: $quoteId) { ...PassengerWire }
      total: passengerCount(quoteId: $quoteId)
      clientData: passengerPrefill(quoteId: $quoteId) {
        nombre apellido email telefono tipoDocumento documentoIdentidad fechaNacimiento direccion ciudad pais
      } }`,
    { ...ok, opens },
  ),
  post(
    "/passengers/quote/:quoteId/bulk",
    gql`mutation ($quoteId: ID!, $input: SavePassengersInput!) {
      body: savePassengers(quoteId: $quoteId, input: $input) { passengers { ...PassengerWire } total completos
        quote { ...PassengerQuoteWire } } }`,
    { opens, status: 201, answer: { success: true, message: "Pasajeros guardados exitosamente" } },
  ),
  post(
    "/passengers/quote/:quoteId",
    gql`mutation ($quoteId: ID!, $input: PassengerInput!) {
      passenger: addPassenger(quoteId: $quoteId, input: $input) { ...PassengerWire } }`,
    { opens, status: 201, answer: { success: true, message: "Pasajero agregado exitosamente" } },
  ),
  put(
    "/passengers/:id",
    gql`mutation ($id: ID!, $input: PassengerInput!) {
      passenger: updatePassenger(id: $id, input: $input) { ...PassengerWire } }`,
    { opens: opensQuote, answer: { success: true, message: "Pasajero actualizado exitosamente" } },
  ),
  del("/passengers/:id", gql`mutation ($id: ID!) { passenger: deletePassenger(id: $id) { id } }`, {
    opens: opensQuote,
    answer: { success: true, message: "Pasajero eliminado exitosamente" },
  }),
  get(
    "/passengers/form-link/:quoteId",
    gql`mutation ($quoteId: ID!) {
      body: renewPassengerLink(quoteId: $quoteId) { link quote { ...PassengerQuoteWire } } }`,
    ok,
  ),
];
