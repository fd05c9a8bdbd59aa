import { get, gql, post, put } from "../../gateway/route.ts";

export const raffleFragments = [
  gql`
    fragment RaffleNumberWire on RaffleNumber {
      id value selected name phone isPaid: isPaid
    }
  `,
];

/** REST routes of the raffle. */
export const raffleRoutes = [
  get(
    "/numbers/available",
    gql`query ($page: Int, $limit: Int) {
      body: freeRaffleNumbers(page: $page, limit: $limit) { availableNumbers: values totalPages: totalPages
        currentPage: page total } }`,
    { answer: { success: true } },
  ),
  post("/numbers/select", gql`mutation ($input: SelectNumbersInput!) {
    body: selectRaffleNumbers(input: $input) { numbers } }`, {
    answer: { success: true, message: "Números seleccionados correctamente" },
  }),
  get("/numbers/selected", gql`query { body: raffleNumbers(taken: true) { ...RaffleNumberWire } }`),
  put(
    "/numbers/:id/pay",
    gql`mutation ($id: ID!, $isPaid: Boolean!) {
      body: payRaffleNumber(id: $id, isPaid: $isPaid) { ...RaffleNumberWire } }`,
  ),
  get("/numbers", gql`query { body: raffleNumbers { ...RaffleNumberWire } }`),
  post("/numbers/reset", gql`mutation { count: resetRaffleNumbers }`, {
    answer: { success: true, message: "Números reseteados correctamente" },
  }),
];
