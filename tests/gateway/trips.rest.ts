import { del, get, gql, patch, post, put } from "../../api/src/gateway/route.ts";

const ok = { answer: { success: true } };

export const tripFragments = [
  gql`
    fragment TripWire on Trip {
      id
      destino
      precioTotal
      isActive
      isActive: isActive
      motivoRechazo
    }
  `,
];

export const tripRows = [
  get(
    "/trips/:id",
    gql`
      query ($id: ID!) {
        body: trip(id: $id) {
          ...TripWire
        }
      }
    `,
  ),
  get(
    "/trips/:id/flat",
    gql`
      query ($id: ID!) {
        body: trip(id: $id) {
          ...TripWire
          message
        }
        total: tripCount
      }
    `,
    {
      answer: { success: true, message: "constante" },
    },
  ),
  get(
    "/trips/:id/wrapped",
    gql`
      query ($id: ID!) {
        trip(id: $id) {
          ...TripWire
        }
        tripCount
      }
    `,
    ok,
  ),
  get(
    "/trips/:id/camel",
    gql`
      query ($id: ID!) {
        body: trip(id: $id) {
          ...TripWire
        }
      }
    `,
    { spelling: "camel" },
  ),
  get(
    "/trips",
    gql`
      query ($page: Int, $limit: Int, $filter: TripFilter) {
        body: trips(page: $page, limit: $limit, filter: $filter) {
          trips: items {
            id
            filter: message
          }
          total
          totalPages: totalPages
          currentPage: page
        }
      }
    `,
    ok,
  ),
  get(
    "/trips/destinations",
    gql`
      query {
        body: destinations
      }
    `,
  ),
  get(
    "/trips/count",
    gql`
      query {
        tripCount
        broken: tripCount
      }
    `,
  ),
  get(
    "/travellers/:id",
    gql`
      query ($id: Int!) {
        traveller(id: $id) {
          id
          name
        }
      }
    `,
    ok,
  ),
  get(
    "/trips/:id/margin",
    gql`
      query ($id: ID!) {
        margin(id: $id)
      }
    `,
  ),
  get(
    "/broken",
    gql`
      query {
        broken
      }
    `,
    { errorKey: "error" },
  ),
  del("/broken", gql`query { broken }`, { failed: "Error al eliminar el viaje" }),
  get(
    "/trips/:id/pdf",
    gql`
      query ($id: ID!) {
        file: tripPdf(id: $id) {
          filename
          url
        }
      }
    `,
    { sends: "attachment" },
  ),
  post(
    "/trips",
    gql`
      mutation ($input: TripInput!) {
        body: saveTrip(input: $input) {
          created
          seen
          trip {
            id
          }
        }
      }
    `,
    {
      status: "created",
      ...ok,
      reads: { startDate: "fechaIda", vendedor_id: "sellerId", sellerId: "sellerId" },
    },
  ),
  patch(
    "/trips/:id/reject",
    gql`
      mutation ($id: ID!, $input: TripInput!) {
        trip: rejectTrip(id: $id, input: $input) {
          ...TripWire
        }
      }
    `,
    ok,
  ),
  post(
    "/sign-in",
    gql`
      mutation ($email: String!) {
        signIn(email: $email)
      }
    `,
  ),
  post(
    "/receipts",
    gql`
      mutation ($input: TripInput!, $file: Upload!, $images: [Upload!], $idempotencyKey: String) {
        seen: uploadReceipt(input: $input, file: $file, images: $images, idempotencyKey: $idempotencyKey)
      }
    `,
    { upload: { comprobante: "file", images: "images" }, status: 201 },
  ),
  get(
    "/form-link",
    gql`
      mutation {
        signIn(email: "x")
      }
    `,
  ),
  put(
    "/trips/:id/pay",
    gql`
      mutation ($id: ID!, $input: TripInput!) {
        trip: rejectTrip(id: $id, input: $input) {
          id
        }
      }
    `,
    { spelling: "camel" },
  ),
  del(
    "/trips/:id",
    gql`
      mutation ($id: ID!, $input: TripInput!) {
        trip: rejectTrip(id: $id, input: $input) {
          id
        }
      }
    `,
  ),
];
