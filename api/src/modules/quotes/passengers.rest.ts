import { del, get, gql, post, put } from "../../gateway/route.ts";

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

/** The calls of passengers, for staff and for whoever carries the link of the form. */
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
    ok,
  ),
  post(
    "/passengers/quote/:quoteId/bulk",
    gql`mutation ($quoteId: ID!, $input: SavePassengersInput!) {
      body: savePassengers(quoteId: $quoteId, input: $input) { passengers { ...PassengerWire } total completos quote { ...PassengerQuoteWire } } }`,
    { status: 201, answer: { success: true, message: "Pasajeros guardados exitosamente" } },
  ),
  post(
    "/passengers/quote/:quoteId",
    gql`mutation ($quoteId: ID!, $input: PassengerInput!) { passenger: addPassenger(quoteId: $quoteId, input: $input) { ...PassengerWire } }`,
    { status: 201, answer: { success: true, message: "Pasajero agregado exitosamente" } },
  ),
  put(
    "/passengers/:id",
    gql`mutation ($id: ID!, $input: PassengerInput!) { passenger: updatePassenger(id: $id, input: $input) { ...PassengerWire } }`,
    { answer: { success: true, message: "Pasajero actualizado exitosamente" } },
  ),
  del("/passengers/:id", gql`mutation ($id: ID!) { passenger: deletePassenger(id: $id) { id } }`, {
    answer: { success: true, message: "Pasajero eliminado exitosamente" },
  }),
  get(
    "/passengers/form-link/:quoteId",
    gql`mutation ($quoteId: ID!) { body: renewPassengerLink(quoteId: $quoteId) { link quote { ...PassengerQuoteWire } } }`,
    ok,
  ),
];
