import { get, gql, post, put } from "../../gateway/route.ts";

const ok = { answer: { success: true } };

export const accountFragments = [
  gql`
    fragment UserWire on User {
      id
      name
      lastname
      email
      phone
      image: imageUrl
      role
      roleName
      isActive
      isActive: isActive
      isActiveSeller
      isActiveSeller: isActiveSeller
      supervisorId
      supervisorId: supervisorId
      liderId
      gerenteId
      referralCode
      referralCode: referralCode
      referredBy
      points
      commissionPercentage
      commissionLimit
      currentCommissionUsed
      banco
      numeroCuenta
      tipoCuenta
      fechaIngreso
      fechaNacimiento
      documentoIdentidad
      tipoDocumento
      direccion
      ciudad
      pais
      emailVerified
      lastLogin
      accountLockedUntil
      failedLoginAttempts
      createdAt
      updatedAt
      version
    }
  `,
  gql`
    fragment BankingDataWire on BankingData {
      banco
      numeroCuenta
      tipoCuenta
      nombreTitular
      documentoTitular
      telefono
      observaciones
    }
  `,
  gql`
    fragment PersonWire on Person {
      id
      name
      lastname
      email
      phone
      role
    }
  `,
];

/** REST routes of accounts (shapes 3.1) and of bank details. */
export const accountRoutes = [
  post(
    "/user/login",
    gql`
      mutation ($email: String!, $password: String!, $code: String) {
        body: signIn(email: $email, password: $password, code: $code) {
          token
          message
          user {
            ...UserWire
          }
        }
      }
    `,
    ok,
  ),
  get(
    "/user/verify/token",
    gql`
      query {
        user: me {
          ...UserWire
        }
      }
    `,
    { answer: { success: true, valid: true } },
  ),
  get(
    "/user/profile",
    gql`
      query {
        user: me {
          ...UserWire
        }
      }
    `,
    ok,
  ),
  post(
    "/user/register",
    gql`
      mutation ($input: RegisterInput!) {
        body: registerAccount(input: $input) {
          token
          message
          user {
            ...UserWire
          }
        }
      }
    `,
    { ...ok, status: 201 },
  ),
  get(
    "/user/check-email/:email",
    gql`
      query ($email: String!) {
        user: checkEmail(email: $email) {
          name
          lastname
        }
      }
    `,
    { answer: { success: true, exists: true } },
  ),
  get(
    "/user/recovery/:email",
    gql`
      mutation ($email: String!) {
        message: requestRecovery(email: $email)
      }
    `,
    ok,
  ),
  post(
    "/user/forgot-password",
    gql`
      mutation ($email: String!) {
        message: forgotPassword(email: $email)
      }
    `,
    ok,
  ),
  post(
    "/user/reset-password",
    gql`
      mutation ($token: String!, $password: String!) {
        message: resetPassword(token: $token, password: $password)
      }
    `,
    ok,
  ),
  put(
    "/user/profile",
    gql`
      mutation ($input: ProfileInput!, $code: String) {
        user: updateProfile(input: $input, code: $code) {
          ...UserWire
        }
      }
    `,
    { answer: { success: true, message: "Perfil actualizado exitosamente" } },
  ),
  post(
    "/user/contact",
    gql`
      mutation ($input: ContactInput!) {
        message: sendContactMessage(input: $input)
      }
    `,
    ok,
  ),
  get(
    "/user/banking-data/:id",
    gql`
      query ($id: Int!) {
        data: bankingData(userId: $id) {
          ...BankingDataWire
        }
      }
    `,
    ok,
  ),
  put(
    "/user/banking-data/:id",
    gql`
      mutation ($id: Int!, $input: BankingDataInput!) {
        data: updateBankingData(userId: $id, input: $input) {
          ...BankingDataWire
        }
      }
    `,
    { answer: { success: true, message: "Datos bancarios actualizados exitosamente" } },
  ),
  put(
    "/user/change-password",
    gql`
      mutation ($input: ChangePasswordInput!, $code: String) {
        message: changePassword(input: $input, code: $code)
      }
    `,
    ok,
  ),
];
