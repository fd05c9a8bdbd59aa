/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type OwnFactorsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnFactorsQuery = { openAccess: { items: Array<{ name: string, endsWithPassword: boolean }> }, me: { id: number, codeApp: boolean | null } | null, myPasskeys: Array<{ id: string }> };

export type ChangePasswordMutationVariables = Exact<{
  input: Types.ChangePasswordInput;
  code?: string | null | undefined;
  passkey?: Types.PasskeyAnswerInput | null | undefined;
  endsAccess?: boolean | null | undefined;
}>;


export type ChangePasswordMutation = { changePassword: string };

export type EmailConfirmationSendMutationVariables = Exact<{ [key: string]: never; }>;


export type EmailConfirmationSendMutation = { sendEmailConfirmation: string };

export type ProfileDetailFragment = { codeApp: boolean | null, secondFactorAsked: boolean | null, id: number, name: string, lastname: string, email: string, phone: string | null, image: string, pictureShownAt: string | null, role: number, isActive: boolean, isActiveSeller: boolean, referralCode: string, tipoDocumento: Types.TipoDocumento | null, documentoIdentidad: string | null, fechaNacimiento: string | null, direccion: string | null, ciudad: string | null, pais: string | null, emailVerified: boolean, pendingEmail: string | null, lastLogin: string | null, version: number };

export type ProfileDetailQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileDetailQuery = { me: { codeApp: boolean | null, secondFactorAsked: boolean | null, id: number, name: string, lastname: string, email: string, phone: string | null, image: string, pictureShownAt: string | null, role: number, isActive: boolean, isActiveSeller: boolean, referralCode: string, tipoDocumento: Types.TipoDocumento | null, documentoIdentidad: string | null, fechaNacimiento: string | null, direccion: string | null, ciudad: string | null, pais: string | null, emailVerified: boolean, pendingEmail: string | null, lastLogin: string | null, version: number } | null };

export type ProfileUpdateMutationVariables = Exact<{
  input: Types.ProfileInput;
  code?: string | null | undefined;
  passkey?: Types.PasskeyAnswerInput | null | undefined;
}>;


export type ProfileUpdateMutation = { updateProfile: { codeApp: boolean | null, secondFactorAsked: boolean | null, id: number, name: string, lastname: string, email: string, phone: string | null, image: string, pictureShownAt: string | null, role: number, isActive: boolean, isActiveSeller: boolean, referralCode: string, tipoDocumento: Types.TipoDocumento | null, documentoIdentidad: string | null, fechaNacimiento: string | null, direccion: string | null, ciudad: string | null, pais: string | null, emailVerified: boolean, pendingEmail: string | null, lastLogin: string | null, version: number } };

export type PictureUploadMutationVariables = Exact<{
  file: File;
}>;


export type PictureUploadMutation = { uploadPicture: { codeApp: boolean | null, secondFactorAsked: boolean | null, id: number, name: string, lastname: string, email: string, phone: string | null, image: string, pictureShownAt: string | null, role: number, isActive: boolean, isActiveSeller: boolean, referralCode: string, tipoDocumento: Types.TipoDocumento | null, documentoIdentidad: string | null, fechaNacimiento: string | null, direccion: string | null, ciudad: string | null, pais: string | null, emailVerified: boolean, pendingEmail: string | null, lastLogin: string | null, version: number } };

export type BankDetailFragment = { banco: string, numeroCuenta: string, tipoCuenta: string, nombreTitular: string, documentoTitular: string, telefono: string, observaciones: string };

export type BankDetailQueryVariables = Exact<{
  userId: number;
}>;


export type BankDetailQuery = { bankingData: { banco: string, numeroCuenta: string, tipoCuenta: string, nombreTitular: string, documentoTitular: string, telefono: string, observaciones: string } | null };

export type BankUpdateMutationVariables = Exact<{
  userId: number;
  input: Types.BankingDataInput;
}>;


export type BankUpdateMutation = { updateBankingData: { banco: string, numeroCuenta: string, tipoCuenta: string, nombreTitular: string, documentoTitular: string, telefono: string, observaciones: string } };

export type SessionsCloseMutationVariables = Exact<{ [key: string]: never; }>;


export type SessionsCloseMutation = { closeSessions: string };

export type ConsentListQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsentListQuery = { myConsents: Array<{ id: string, purpose: string, given: boolean, textVersion: string | null, at: string, revokedAt: string | null }> };

export type ConsentPartsFragment = { id: string, purpose: string, given: boolean, textVersion: string | null, at: string, revokedAt: string | null };

export type ConsentRevokeMutationVariables = Exact<{
  id: string;
}>;


export type ConsentRevokeMutation = { revokeConsent: { id: string, purpose: string, given: boolean, textVersion: string | null, at: string, revokedAt: string | null } };

export type DataExportMutationVariables = Exact<{ [key: string]: never; }>;


export type DataExportMutation = { exportMyData: { json: { filename: string, url: string }, pdf: { filename: string, url: string }, files: Array<{ filename: string, url: string }> } };

export type DataEraseMutationVariables = Exact<{
  currentPassword: string;
}>;


export type DataEraseMutation = { requestErasure: string };

export type TwoFactorStartMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
  passkey?: Types.PasskeyAnswerInput | null | undefined;
}>;


export type TwoFactorStartMutation = { startTwoFactor: { secret: string, uri: string } };

export type TwoFactorConfirmMutationVariables = Exact<{
  code: string;
}>;


export type TwoFactorConfirmMutation = { confirmTwoFactor: Array<string> };

export type TwoFactorStopMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type TwoFactorStopMutation = { stopTwoFactor: string };

export type SessionListQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionListQuery = { mySessions: Array<{ id: string, browser: string, address: string | null, beganAt: string, lastUsedAt: string, current: boolean }> };

export type SessionEndMutationVariables = Exact<{
  id: string;
}>;


export type SessionEndMutation = { endSession: string };

export type SecondFactorRoleFragment = { role: Types.Role, due: string | null, without: number };

export type SecondFactorRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorRolesQuery = { secondFactorRoles: Array<{ role: Types.Role, due: string | null, without: number }> };

export type SecondFactorAskMutationVariables = Exact<{
  roles: Array<Types.Role> | Types.Role;
}>;


export type SecondFactorAskMutation = { askSecondFactor: Array<{ role: Types.Role, due: string | null, without: number }> };

const ProfileDetailDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codeApp"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorAsked"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"pictureShownAt"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isActiveSeller"}},{"kind":"Field","name":{"kind":"Name","value":"referralCode"}},{"kind":"Field","name":{"kind":"Name","value":"tipoDocumento"}},{"kind":"Field","name":{"kind":"Name","value":"documentoIdentidad"}},{"kind":"Field","name":{"kind":"Name","value":"fechaNacimiento"}},{"kind":"Field","name":{"kind":"Name","value":"direccion"}},{"kind":"Field","name":{"kind":"Name","value":"ciudad"}},{"kind":"Field","name":{"kind":"Name","value":"pais"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"lastLogin"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}};
const BankDetailDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BankingData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"numeroCuenta"}},{"kind":"Field","name":{"kind":"Name","value":"tipoCuenta"}},{"kind":"Field","name":{"kind":"Name","value":"nombreTitular"}},{"kind":"Field","name":{"kind":"Name","value":"documentoTitular"}},{"kind":"Field","name":{"kind":"Name","value":"telefono"}},{"kind":"Field","name":{"kind":"Name","value":"observaciones"}}]}};
const ConsentPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"given"}},{"kind":"Field","name":{"kind":"Name","value":"textVersion"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}};
const SecondFactorRoleDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondFactorRole"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorRoleState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"without"}}]}};
export const OwnFactorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"endsWithPassword"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codeApp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myPasskeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OwnFactorsQuery, OwnFactorsQueryVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAnswerInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endsAccess"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}},{"kind":"Argument","name":{"kind":"Name","value":"endsAccess"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endsAccess"}}}]}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const EmailConfirmationSendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmailConfirmationSend"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendEmailConfirmation"}}]}}]} as unknown as DocumentNode<EmailConfirmationSendMutation, EmailConfirmationSendMutationVariables>;
export const ProfileDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfileDetail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileDetail"}}]}}]}},ProfileDetailDefinition]} as unknown as DocumentNode<ProfileDetailQuery, ProfileDetailQueryVariables>;
export const ProfileUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProfileUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProfileInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAnswerInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileDetail"}}]}}]}},ProfileDetailDefinition]} as unknown as DocumentNode<ProfileUpdateMutation, ProfileUpdateMutationVariables>;
export const PictureUploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PictureUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileDetail"}}]}}]}},ProfileDetailDefinition]} as unknown as DocumentNode<PictureUploadMutation, PictureUploadMutationVariables>;
export const BankDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankingData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankDetail"}}]}}]}},BankDetailDefinition]} as unknown as DocumentNode<BankDetailQuery, BankDetailQueryVariables>;
export const BankUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BankUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BankingDataInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBankingData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankDetail"}}]}}]}},BankDetailDefinition]} as unknown as DocumentNode<BankUpdateMutation, BankUpdateMutationVariables>;
export const SessionsCloseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionsClose"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeSessions"}}]}}]} as unknown as DocumentNode<SessionsCloseMutation, SessionsCloseMutationVariables>;
export const ConsentListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsentList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myConsents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsentParts"}}]}}]}},ConsentPartsDefinition]} as unknown as DocumentNode<ConsentListQuery, ConsentListQueryVariables>;
export const ConsentRevokeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConsentRevoke"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsentParts"}}]}}]}},ConsentPartsDefinition]} as unknown as DocumentNode<ConsentRevokeMutation, ConsentRevokeMutationVariables>;
export const DataExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportMyData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"json"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pdf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<DataExportMutation, DataExportMutationVariables>;
export const DataEraseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DataErase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestErasure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}}]}]}}]} as unknown as DocumentNode<DataEraseMutation, DataEraseMutationVariables>;
export const TwoFactorStartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TwoFactorStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAnswerInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTwoFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as DocumentNode<TwoFactorStartMutation, TwoFactorStartMutationVariables>;
export const TwoFactorConfirmDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TwoFactorConfirm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmTwoFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}]}}]} as unknown as DocumentNode<TwoFactorConfirmMutation, TwoFactorConfirmMutationVariables>;
export const TwoFactorStopDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TwoFactorStop"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopTwoFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}]}}]} as unknown as DocumentNode<TwoFactorStopMutation, TwoFactorStopMutationVariables>;
export const SessionListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"beganAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]}}]} as unknown as DocumentNode<SessionListQuery, SessionListQueryVariables>;
export const SessionEndDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionEnd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<SessionEndMutation, SessionEndMutationVariables>;
export const SecondFactorRolesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecondFactorRoles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactorRoles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactorRole"}}]}}]}},SecondFactorRoleDefinition]} as unknown as DocumentNode<SecondFactorRolesQuery, SecondFactorRolesQueryVariables>;
export const SecondFactorAskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SecondFactorAsk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roles"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roles"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roles"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondFactorRole"}}]}}]}},SecondFactorRoleDefinition]} as unknown as DocumentNode<SecondFactorAskMutation, SecondFactorAskMutationVariables>;
export const useOwnFactorsQuery = (...[options]: Options<Apollo.useQuery.Options<OwnFactorsQuery, OwnFactorsQueryVariables>, OwnFactorsQueryVariables>) =>
  Apollo.useQuery<OwnFactorsQuery, OwnFactorsQueryVariables>(OwnFactorsDocument, options as Apollo.useQuery.Options<OwnFactorsQuery, OwnFactorsQueryVariables>);

export const useChangePasswordMutation = (options?: Apollo.useMutation.Options<ChangePasswordMutation, ChangePasswordMutationVariables>) =>
  Apollo.useMutation<ChangePasswordMutation, ChangePasswordMutationVariables>(ChangePasswordDocument, options);

export const useEmailConfirmationSendMutation = (options?: Apollo.useMutation.Options<EmailConfirmationSendMutation, EmailConfirmationSendMutationVariables>) =>
  Apollo.useMutation<EmailConfirmationSendMutation, EmailConfirmationSendMutationVariables>(EmailConfirmationSendDocument, options);

export const useProfileDetailQuery = (...[options]: Options<Apollo.useQuery.Options<ProfileDetailQuery, ProfileDetailQueryVariables>, ProfileDetailQueryVariables>) =>
  Apollo.useQuery<ProfileDetailQuery, ProfileDetailQueryVariables>(ProfileDetailDocument, options as Apollo.useQuery.Options<ProfileDetailQuery, ProfileDetailQueryVariables>);

export const useProfileUpdateMutation = (options?: Apollo.useMutation.Options<ProfileUpdateMutation, ProfileUpdateMutationVariables>) =>
  Apollo.useMutation<ProfileUpdateMutation, ProfileUpdateMutationVariables>(ProfileUpdateDocument, options);

export const usePictureUploadMutation = (options?: Apollo.useMutation.Options<PictureUploadMutation, PictureUploadMutationVariables>) =>
  Apollo.useMutation<PictureUploadMutation, PictureUploadMutationVariables>(PictureUploadDocument, options);

export const useBankDetailQuery = (...[options]: Options<Apollo.useQuery.Options<BankDetailQuery, BankDetailQueryVariables>, BankDetailQueryVariables>) =>
  Apollo.useQuery<BankDetailQuery, BankDetailQueryVariables>(BankDetailDocument, options as Apollo.useQuery.Options<BankDetailQuery, BankDetailQueryVariables>);

export const useBankUpdateMutation = (options?: Apollo.useMutation.Options<BankUpdateMutation, BankUpdateMutationVariables>) =>
  Apollo.useMutation<BankUpdateMutation, BankUpdateMutationVariables>(BankUpdateDocument, options);

export const useSessionsCloseMutation = (options?: Apollo.useMutation.Options<SessionsCloseMutation, SessionsCloseMutationVariables>) =>
  Apollo.useMutation<SessionsCloseMutation, SessionsCloseMutationVariables>(SessionsCloseDocument, options);

export const useConsentListQuery = (...[options]: Options<Apollo.useQuery.Options<ConsentListQuery, ConsentListQueryVariables>, ConsentListQueryVariables>) =>
  Apollo.useQuery<ConsentListQuery, ConsentListQueryVariables>(ConsentListDocument, options as Apollo.useQuery.Options<ConsentListQuery, ConsentListQueryVariables>);

export const useConsentRevokeMutation = (options?: Apollo.useMutation.Options<ConsentRevokeMutation, ConsentRevokeMutationVariables>) =>
  Apollo.useMutation<ConsentRevokeMutation, ConsentRevokeMutationVariables>(ConsentRevokeDocument, options);

export const useDataExportMutation = (options?: Apollo.useMutation.Options<DataExportMutation, DataExportMutationVariables>) =>
  Apollo.useMutation<DataExportMutation, DataExportMutationVariables>(DataExportDocument, options);

export const useDataEraseMutation = (options?: Apollo.useMutation.Options<DataEraseMutation, DataEraseMutationVariables>) =>
  Apollo.useMutation<DataEraseMutation, DataEraseMutationVariables>(DataEraseDocument, options);

export const useTwoFactorStartMutation = (options?: Apollo.useMutation.Options<TwoFactorStartMutation, TwoFactorStartMutationVariables>) =>
  Apollo.useMutation<TwoFactorStartMutation, TwoFactorStartMutationVariables>(TwoFactorStartDocument, options);

export const useTwoFactorConfirmMutation = (options?: Apollo.useMutation.Options<TwoFactorConfirmMutation, TwoFactorConfirmMutationVariables>) =>
  Apollo.useMutation<TwoFactorConfirmMutation, TwoFactorConfirmMutationVariables>(TwoFactorConfirmDocument, options);

export const useTwoFactorStopMutation = (options?: Apollo.useMutation.Options<TwoFactorStopMutation, TwoFactorStopMutationVariables>) =>
  Apollo.useMutation<TwoFactorStopMutation, TwoFactorStopMutationVariables>(TwoFactorStopDocument, options);

export const useSessionListQuery = (...[options]: Options<Apollo.useQuery.Options<SessionListQuery, SessionListQueryVariables>, SessionListQueryVariables>) =>
  Apollo.useQuery<SessionListQuery, SessionListQueryVariables>(SessionListDocument, options as Apollo.useQuery.Options<SessionListQuery, SessionListQueryVariables>);

export const useSessionEndMutation = (options?: Apollo.useMutation.Options<SessionEndMutation, SessionEndMutationVariables>) =>
  Apollo.useMutation<SessionEndMutation, SessionEndMutationVariables>(SessionEndDocument, options);

export const useSecondFactorRolesQuery = (...[options]: Options<Apollo.useQuery.Options<SecondFactorRolesQuery, SecondFactorRolesQueryVariables>, SecondFactorRolesQueryVariables>) =>
  Apollo.useQuery<SecondFactorRolesQuery, SecondFactorRolesQueryVariables>(SecondFactorRolesDocument, options as Apollo.useQuery.Options<SecondFactorRolesQuery, SecondFactorRolesQueryVariables>);

export const useSecondFactorAskMutation = (options?: Apollo.useMutation.Options<SecondFactorAskMutation, SecondFactorAskMutationVariables>) =>
  Apollo.useMutation<SecondFactorAskMutation, SecondFactorAskMutationVariables>(SecondFactorAskDocument, options);