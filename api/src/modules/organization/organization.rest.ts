import { del, get, gql, put } from "../../gateway/route.ts";

const ok = { answer: { success: true } };

export const organizationFragments = [
  gql`
    fragment FoundPersonWire on FoundPerson {
      id name lastname email phone role isActive isActive: isActive tipoDocumento documentoIdentidad
    }
  `,
];

/** REST routes for people, shapes 3.2. */
export const organizationRoutes = [
  get("/user", gql`query ($filter: UserFilter) { users(filter: $filter) { ...UserWire } }`, ok),
  get("/user/:id", gql`query ($id: Int!) { user(id: $id) { ...UserWire } }`, ok),
  get("/user/email/:email", gql`query ($email: String!) {
    data: userByEmail(email: $email) { ...FoundPersonWire user { ...FoundPersonWire } } }`, ok),
  put("/user/update/:id", gql`mutation ($id: Int!, $input: UpdateUserInput!) {
    user: updateUser(id: $id, input: $input) { ...UserWire } }`, {
    answer: { success: true, message: "Usuario actualizado exitosamente" },
  }),
  del("/user/:id", gql`mutation ($id: Int!, $successorId: Int) {
    body: deleteUser(id: $id, successorId: $successorId) { message } }`, ok),
  put(
    "/user/reset-password/:id",
    gql`mutation ($id: Int!, $input: ResetUserPasswordInput!) {
      message: resetUserPassword(id: $id, input: $input) }`,
    { ...ok, reads: { password: "newPassword" } },
  ),
  put(
    "/user/unlock/:id",
    gql`mutation ($id: Int!) {
      body: unlockUser(id: $id) { isActive accountLockedUntil failedLoginAttempts } }`,
    { answer: { success: true, message: "Cuenta desbloqueada exitosamente" } },
  ),
];
