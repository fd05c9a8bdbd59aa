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
      image
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

/** The account calls: sign-in, who am I, change of password. */
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
  put(
    "/user/change-password",
    gql`
      mutation ($input: ChangePasswordInput!) {
        message: changePassword(input: $input)
      }
    `,
    ok,
  ),
];
