/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../graphql/options.ts";
export type UserRowFragment = { id: number, name: string, lastname: string, email: string, phone: string | null, image: string, role: number, isActive: boolean, liderId: number | null, gerenteId: number | null, tipoDocumento: Types.TipoDocumento | null, documentoIdentidad: string | null, lastLogin: string | null, invitedAt: string | null, accountLockedUntil: string | null, twoFactor: boolean | null, isLastOwner: boolean | null, hasBookedTrip: boolean | null, hasUnpaidCommissions: boolean | null };

export type UserWholeFragment = { isActiveSeller: boolean, emailVerified: boolean, referralCode: string, fechaNacimiento: string | null, fechaIngreso: string | null, direccion: string | null, ciudad: string | null, pais: string | null, commissionPercentage: number | null, commissionLimit: number | null, currentCommissionUsed: number | null, banco: string | null, numeroCuenta: string | null, tipoCuenta: Types.TipoCuenta | null, failedLoginAttempts: number | null, createdAt: string, version: number, id: number, name: string, lastname: string, email: string, phone: string | null, image: string, role: number, isActive: boolean, liderId: number | null, gerenteId: number | null, tipoDocumento: Types.TipoDocumento | null, documentoIdentidad: string | null, lastLogin: string | null, invitedAt: string | null, accountLockedUntil: string | null, twoFactor: boolean | null, isLastOwner: boolean | null, hasBookedTrip: boolean | null, hasUnpaidCommissions: boolean | null };

export type UserListQueryVariables = Exact<{
  page: number;
  limit?: number | null | undefined;
  order?: Types.UserOrder | null | undefined;
  direction?: Types.OrderDirection | null | undefined;
  filter?: Types.UserFilter | null | undefined;
}>;


export type UserListQuery = { userPage: { total: number, totalPages: number, items: Array<{ id: number, name: string, lastname: string, email: string, phone: string | null, image: string, role: number, isActive: boolean, liderId: number | null, gerenteId: number | null, tipoDocumento: Types.TipoDocumento | null, documentoIdentidad: string | null, lastLogin: string | null, invitedAt: string | null, accountLockedUntil: string | null, twoFactor: boolean | null, isLastOwner: boolean | null, hasBookedTrip: boolean | null, hasUnpaidCommissions: boolean | null }> } };

export type UserDetailQueryVariables = Exact<{
  id: number;
}>;


export type UserDetailQuery = { user: { isActiveSeller: boolean, emailVerified: boolean, referralCode: string, fechaNacimiento: string | null, fechaIngreso: string | null, direccion: string | null, ciudad: string | null, pais: string | null, commissionPercentage: number | null, commissionLimit: number | null, currentCommissionUsed: number | null, banco: string | null, numeroCuenta: string | null, tipoCuenta: Types.TipoCuenta | null, failedLoginAttempts: number | null, createdAt: string, version: number, id: number, name: string, lastname: string, email: string, phone: string | null, image: string, role: number, isActive: boolean, liderId: number | null, gerenteId: number | null, tipoDocumento: Types.TipoDocumento | null, documentoIdentidad: string | null, lastLogin: string | null, invitedAt: string | null, accountLockedUntil: string | null, twoFactor: boolean | null, isLastOwner: boolean | null, hasBookedTrip: boolean | null, hasUnpaidCommissions: boolean | null } | null };

export type SuperiorSearchQueryVariables = Exact<{
  search?: string | null | undefined;
  roles?: Array<number> | number | null | undefined;
  ids?: Array<number> | number | null | undefined;
}>;


export type SuperiorSearchQuery = { superiors: Array<{ id: number, name: string, lastname: string, role: number }> };

export type UserLegacyQueryVariables = Exact<{
  userId: number;
}>;


export type UserLegacyQuery = { legacy: { team: number, openQuotes: number } };

export type StaffInviteMutationVariables = Exact<{
  input: Types.InviteStaffInput;
}>;


export type StaffInviteMutation = { inviteStaff: { id: number, name: string, lastname: string, email: string, phone: string | null, image: string, role: number, isActive: boolean, liderId: number | null, gerenteId: number | null, tipoDocumento: Types.TipoDocumento | null, documentoIdentidad: string | null, lastLogin: string | null, invitedAt: string | null, accountLockedUntil: string | null, twoFactor: boolean | null, isLastOwner: boolean | null, hasBookedTrip: boolean | null, hasUnpaidCommissions: boolean | null } };

export type InvitationResendMutationVariables = Exact<{
  userId: number;
}>;


export type InvitationResendMutation = { resendInvitation: { id: number, name: string, lastname: string, email: string, phone: string | null, image: string, role: number, isActive: boolean, liderId: number | null, gerenteId: number | null, tipoDocumento: Types.TipoDocumento | null, documentoIdentidad: string | null, lastLogin: string | null, invitedAt: string | null, accountLockedUntil: string | null, twoFactor: boolean | null, isLastOwner: boolean | null, hasBookedTrip: boolean | null, hasUnpaidCommissions: boolean | null } };

export type ViewingBeginMutationVariables = Exact<{
  userId: number;
}>;


export type ViewingBeginMutation = { beginViewing: { id: number, name: string, lastname: string, role: number } };

export type ViewingEndMutationVariables = Exact<{
  userId: number;
}>;


export type ViewingEndMutation = { endViewing: string };

export type UserUpdateMutationVariables = Exact<{
  id: number;
  input: Types.UpdateUserInput;
}>;


export type UserUpdateMutation = { updateUser: { isActiveSeller: boolean, emailVerified: boolean, referralCode: string, fechaNacimiento: string | null, fechaIngreso: string | null, direccion: string | null, ciudad: string | null, pais: string | null, commissionPercentage: number | null, commissionLimit: number | null, currentCommissionUsed: number | null, banco: string | null, numeroCuenta: string | null, tipoCuenta: Types.TipoCuenta | null, failedLoginAttempts: number | null, createdAt: string, version: number, id: number, name: string, lastname: string, email: string, phone: string | null, image: string, role: number, isActive: boolean, liderId: number | null, gerenteId: number | null, tipoDocumento: Types.TipoDocumento | null, documentoIdentidad: string | null, lastLogin: string | null, invitedAt: string | null, accountLockedUntil: string | null, twoFactor: boolean | null, isLastOwner: boolean | null, hasBookedTrip: boolean | null, hasUnpaidCommissions: boolean | null } };

export type UserDeleteMutationVariables = Exact<{
  id: number;
  successorId?: number | null | undefined;
}>;


export type UserDeleteMutation = { deleteUser: { kept: boolean, message: string } };

export type UserAnonymizeMutationVariables = Exact<{
  id: number;
  successorId?: number | null | undefined;
}>;


export type UserAnonymizeMutation = { anonymizeUser: number };

export type UserGivePasswordMutationVariables = Exact<{
  id: number;
  input: Types.ResetUserPasswordInput;
}>;


export type UserGivePasswordMutation = { resetUserPassword: string };

export type UserTakeOffTwoFactorMutationVariables = Exact<{
  id: number;
}>;


export type UserTakeOffTwoFactorMutation = { takeOffTwoFactor: string };

export type UserUnlockMutationVariables = Exact<{
  id: number;
}>;


export type UserUnlockMutation = { unlockUser: { isActive: boolean, accountLockedUntil: string | null, failedLoginAttempts: number } };

export type UsersSwitchMutationVariables = Exact<{
  ids: Array<number> | number;
  idempotencyKey?: string | null | undefined;
  isActive: boolean;
}>;


export type UsersSwitchMutation = { outcomes: Array<{ id: string, done: boolean, reason: string | null }> };

export type SellerSearchQueryVariables = Exact<{
  search?: string | null | undefined;
  id?: number | null | undefined;
}>;


export type SellerSearchQuery = { sellers: Array<{ id: number | null, name: string, lastname: string, role: number }> };

const UserRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"liderId"}},{"kind":"Field","name":{"kind":"Name","value":"gerenteId"}},{"kind":"Field","name":{"kind":"Name","value":"tipoDocumento"}},{"kind":"Field","name":{"kind":"Name","value":"documentoIdentidad"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"invitedAt"}},{"kind":"Field","name":{"kind":"Name","value":"accountLockedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"twoFactor"}},{"kind":"Field","name":{"kind":"Name","value":"isLastOwner"}},{"kind":"Field","name":{"kind":"Name","value":"hasBookedTrip"}},{"kind":"Field","name":{"kind":"Name","value":"hasUnpaidCommissions"}}]}};
const UserWholeDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserWhole"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}},{"kind":"Field","name":{"kind":"Name","value":"isActiveSeller"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"referralCode"}},{"kind":"Field","name":{"kind":"Name","value":"fechaNacimiento"}},{"kind":"Field","name":{"kind":"Name","value":"fechaIngreso"}},{"kind":"Field","name":{"kind":"Name","value":"direccion"}},{"kind":"Field","name":{"kind":"Name","value":"ciudad"}},{"kind":"Field","name":{"kind":"Name","value":"pais"}},{"kind":"Field","name":{"kind":"Name","value":"commissionPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"commissionLimit"}},{"kind":"Field","name":{"kind":"Name","value":"currentCommissionUsed"}},{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"numeroCuenta"}},{"kind":"Field","name":{"kind":"Name","value":"tipoCuenta"}},{"kind":"Field","name":{"kind":"Name","value":"failedLoginAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}};
export const UserListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}},UserRowDefinition]} as unknown as DocumentNode<UserListQuery, UserListQueryVariables>;
export const UserDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserWhole"}}]}}]}},UserWholeDefinition,UserRowDefinition]} as unknown as DocumentNode<UserDetailQuery, UserDetailQueryVariables>;
export const SuperiorSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuperiorSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roles"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"superiors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"roles"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roles"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<SuperiorSearchQuery, SuperiorSearchQueryVariables>;
export const UserLegacyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserLegacy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legacy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"}},{"kind":"Field","name":{"kind":"Name","value":"openQuotes"}}]}}]}}]} as unknown as DocumentNode<UserLegacyQuery, UserLegacyQueryVariables>;
export const StaffInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StaffInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteStaffInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},UserRowDefinition]} as unknown as DocumentNode<StaffInviteMutation, StaffInviteMutationVariables>;
export const InvitationResendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InvitationResend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},UserRowDefinition]} as unknown as DocumentNode<InvitationResendMutation, InvitationResendMutationVariables>;
export const ViewingBeginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ViewingBegin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginViewing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<ViewingBeginMutation, ViewingBeginMutationVariables>;
export const ViewingEndDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ViewingEnd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endViewing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}]}}]} as unknown as DocumentNode<ViewingEndMutation, ViewingEndMutationVariables>;
export const UserUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserWhole"}}]}}]}},UserWholeDefinition,UserRowDefinition]} as unknown as DocumentNode<UserUpdateMutation, UserUpdateMutationVariables>;
export const UserDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"successorId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"successorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"successorId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<UserDeleteMutation, UserDeleteMutationVariables>;
export const UserAnonymizeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserAnonymize"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"successorId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anonymizeUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"successorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"successorId"}}}]}]}}]} as unknown as DocumentNode<UserAnonymizeMutation, UserAnonymizeMutationVariables>;
export const UserGivePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserGivePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetUserPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetUserPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<UserGivePasswordMutation, UserGivePasswordMutationVariables>;
export const UserTakeOffTwoFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserTakeOffTwoFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeOffTwoFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<UserTakeOffTwoFactorMutation, UserTakeOffTwoFactorMutationVariables>;
export const UserUnlockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UserUnlock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlockUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"accountLockedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"failedLoginAttempts"}}]}}]}}]} as unknown as DocumentNode<UserUnlockMutation, UserUnlockMutationVariables>;
export const UsersSwitchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UsersSwitch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"switchEachUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<UsersSwitchMutation, UsersSwitchMutationVariables>;
export const SellerSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<SellerSearchQuery, SellerSearchQueryVariables>;
export const useUserListQuery = (...[options]: Options<Apollo.useQuery.Options<UserListQuery, UserListQueryVariables>, UserListQueryVariables>) =>
  Apollo.useQuery<UserListQuery, UserListQueryVariables>(UserListDocument, options as Apollo.useQuery.Options<UserListQuery, UserListQueryVariables>);

export const useUserDetailQuery = (...[options]: Options<Apollo.useQuery.Options<UserDetailQuery, UserDetailQueryVariables>, UserDetailQueryVariables>) =>
  Apollo.useQuery<UserDetailQuery, UserDetailQueryVariables>(UserDetailDocument, options as Apollo.useQuery.Options<UserDetailQuery, UserDetailQueryVariables>);

export const useSuperiorSearchQuery = (...[options]: Options<Apollo.useQuery.Options<SuperiorSearchQuery, SuperiorSearchQueryVariables>, SuperiorSearchQueryVariables>) =>
  Apollo.useQuery<SuperiorSearchQuery, SuperiorSearchQueryVariables>(SuperiorSearchDocument, options as Apollo.useQuery.Options<SuperiorSearchQuery, SuperiorSearchQueryVariables>);

export const useUserLegacyQuery = (...[options]: Options<Apollo.useQuery.Options<UserLegacyQuery, UserLegacyQueryVariables>, UserLegacyQueryVariables>) =>
  Apollo.useQuery<UserLegacyQuery, UserLegacyQueryVariables>(UserLegacyDocument, options as Apollo.useQuery.Options<UserLegacyQuery, UserLegacyQueryVariables>);

export const useStaffInviteMutation = (options?: Apollo.useMutation.Options<StaffInviteMutation, StaffInviteMutationVariables>) =>
  Apollo.useMutation<StaffInviteMutation, StaffInviteMutationVariables>(StaffInviteDocument, options);

export const useInvitationResendMutation = (options?: Apollo.useMutation.Options<InvitationResendMutation, InvitationResendMutationVariables>) =>
  Apollo.useMutation<InvitationResendMutation, InvitationResendMutationVariables>(InvitationResendDocument, options);

export const useViewingBeginMutation = (options?: Apollo.useMutation.Options<ViewingBeginMutation, ViewingBeginMutationVariables>) =>
  Apollo.useMutation<ViewingBeginMutation, ViewingBeginMutationVariables>(ViewingBeginDocument, options);

export const useViewingEndMutation = (options?: Apollo.useMutation.Options<ViewingEndMutation, ViewingEndMutationVariables>) =>
  Apollo.useMutation<ViewingEndMutation, ViewingEndMutationVariables>(ViewingEndDocument, options);

export const useUserUpdateMutation = (options?: Apollo.useMutation.Options<UserUpdateMutation, UserUpdateMutationVariables>) =>
  Apollo.useMutation<UserUpdateMutation, UserUpdateMutationVariables>(UserUpdateDocument, options);

export const useUserDeleteMutation = (options?: Apollo.useMutation.Options<UserDeleteMutation, UserDeleteMutationVariables>) =>
  Apollo.useMutation<UserDeleteMutation, UserDeleteMutationVariables>(UserDeleteDocument, options);

export const useUserAnonymizeMutation = (options?: Apollo.useMutation.Options<UserAnonymizeMutation, UserAnonymizeMutationVariables>) =>
  Apollo.useMutation<UserAnonymizeMutation, UserAnonymizeMutationVariables>(UserAnonymizeDocument, options);

export const useUserGivePasswordMutation = (options?: Apollo.useMutation.Options<UserGivePasswordMutation, UserGivePasswordMutationVariables>) =>
  Apollo.useMutation<UserGivePasswordMutation, UserGivePasswordMutationVariables>(UserGivePasswordDocument, options);

export const useUserTakeOffTwoFactorMutation = (options?: Apollo.useMutation.Options<UserTakeOffTwoFactorMutation, UserTakeOffTwoFactorMutationVariables>) =>
  Apollo.useMutation<UserTakeOffTwoFactorMutation, UserTakeOffTwoFactorMutationVariables>(UserTakeOffTwoFactorDocument, options);

export const useUserUnlockMutation = (options?: Apollo.useMutation.Options<UserUnlockMutation, UserUnlockMutationVariables>) =>
  Apollo.useMutation<UserUnlockMutation, UserUnlockMutationVariables>(UserUnlockDocument, options);

export const useUsersSwitchMutation = (options?: Apollo.useMutation.Options<UsersSwitchMutation, UsersSwitchMutationVariables>) =>
  Apollo.useMutation<UsersSwitchMutation, UsersSwitchMutationVariables>(UsersSwitchDocument, options);

export const useSellerSearchQuery = (...[options]: Options<Apollo.useQuery.Options<SellerSearchQuery, SellerSearchQueryVariables>, SellerSearchQueryVariables>) =>
  Apollo.useQuery<SellerSearchQuery, SellerSearchQueryVariables>(SellerSearchDocument, options as Apollo.useQuery.Options<SellerSearchQuery, SellerSearchQueryVariables>);