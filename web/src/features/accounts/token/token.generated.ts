/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type AccessTokenPartsFragment = { id: string, name: string, prefix: string, capabilities: Array<Types.TokenCapability>, addressRanges: Array<string>, createdAt: string, expiresAt: string, pausedAt: string | null, lastUsedAt: string | null, lastUsedAddress: string | null };

export type AccessTokenListQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessTokenListQuery = { myAccessTokens: Array<{ id: string, name: string, prefix: string, capabilities: Array<Types.TokenCapability>, addressRanges: Array<string>, createdAt: string, expiresAt: string, pausedAt: string | null, lastUsedAt: string | null, lastUsedAddress: string | null }> };

export type AccessTokenMakeMutationVariables = Exact<{
  input: Types.AccessTokenInput;
  serviceAccountId?: number | null | undefined;
  password: string;
  code?: string | null | undefined;
  passkey?: Types.PasskeyAnswerInput | null | undefined;
}>;


export type AccessTokenMakeMutation = { createAccessToken: { id: string, token: string } };

export type AccessTokenRenewMutationVariables = Exact<{
  id: string;
  password: string;
  code?: string | null | undefined;
  passkey?: Types.PasskeyAnswerInput | null | undefined;
}>;


export type AccessTokenRenewMutation = { rotateAccessToken: { id: string, token: string } };

export type AccessConfirmMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
  passkey?: Types.PasskeyAnswerInput | null | undefined;
}>;


export type AccessConfirmMutation = { confirmAccess: string };

export type AccessTokenRevokeMutationVariables = Exact<{
  id: string;
}>;


export type AccessTokenRevokeMutation = { revokeAccessToken: string };

export type ServiceAccountRowFragment = { id: number, name: string, purpose: string | null, role: number, isActive: boolean, version: number, tokens: Array<{ id: string, name: string, prefix: string, capabilities: Array<Types.TokenCapability>, addressRanges: Array<string>, createdAt: string, expiresAt: string, pausedAt: string | null, lastUsedAt: string | null, lastUsedAddress: string | null }> };

export type ServiceAccountListQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceAccountListQuery = { serviceAccounts: Array<{ id: number, name: string, purpose: string | null, role: number, isActive: boolean, version: number, tokens: Array<{ id: string, name: string, prefix: string, capabilities: Array<Types.TokenCapability>, addressRanges: Array<string>, createdAt: string, expiresAt: string, pausedAt: string | null, lastUsedAt: string | null, lastUsedAddress: string | null }> }>, me: { id: number, codeApp: boolean | null } | null, myPasskeys: Array<{ id: string }> };

export type ServiceAccountCreateMutationVariables = Exact<{
  input: Types.ServiceAccountInput;
  password: string;
  code?: string | null | undefined;
  passkey?: Types.PasskeyAnswerInput | null | undefined;
}>;


export type ServiceAccountCreateMutation = { createServiceAccount: { id: number, name: string, purpose: string | null, role: number, isActive: boolean, version: number, tokens: Array<{ id: string, name: string, prefix: string, capabilities: Array<Types.TokenCapability>, addressRanges: Array<string>, createdAt: string, expiresAt: string, pausedAt: string | null, lastUsedAt: string | null, lastUsedAddress: string | null }> } };

export type ServiceAccountUpdateMutationVariables = Exact<{
  id: number;
  input: Types.UpdateServiceAccountInput;
}>;


export type ServiceAccountUpdateMutation = { updateServiceAccount: { id: number, name: string, purpose: string | null, role: number, isActive: boolean, version: number, tokens: Array<{ id: string, name: string, prefix: string, capabilities: Array<Types.TokenCapability>, addressRanges: Array<string>, createdAt: string, expiresAt: string, pausedAt: string | null, lastUsedAt: string | null, lastUsedAddress: string | null }> } };

export type ServiceAccountSwitchMutationVariables = Exact<{
  id: number;
  on: boolean;
}>;


export type ServiceAccountSwitchMutation = { switchServiceAccount: { id: number, name: string, purpose: string | null, role: number, isActive: boolean, version: number, tokens: Array<{ id: string, name: string, prefix: string, capabilities: Array<Types.TokenCapability>, addressRanges: Array<string>, createdAt: string, expiresAt: string, pausedAt: string | null, lastUsedAt: string | null, lastUsedAddress: string | null }> } };

const AccessTokenPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessTokenParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"capabilities"}},{"kind":"Field","name":{"kind":"Name","value":"addressRanges"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAddress"}}]}};
const ServiceAccountRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceAccountRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"tokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessTokenParts"}}]}}]}};
export const AccessTokenListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessTokenList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myAccessTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessTokenParts"}}]}}]}},AccessTokenPartsDefinition]} as unknown as DocumentNode<AccessTokenListQuery, AccessTokenListQueryVariables>;
export const AccessTokenMakeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccessTokenMake"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccessTokenInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"serviceAccountId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAnswerInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"serviceAccountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"serviceAccountId"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<AccessTokenMakeMutation, AccessTokenMakeMutationVariables>;
export const AccessTokenRenewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccessTokenRenew"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAnswerInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<AccessTokenRenewMutation, AccessTokenRenewMutationVariables>;
export const AccessConfirmDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccessConfirm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAnswerInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}]}]}}]} as unknown as DocumentNode<AccessConfirmMutation, AccessConfirmMutationVariables>;
export const AccessTokenRevokeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccessTokenRevoke"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<AccessTokenRevokeMutation, AccessTokenRevokeMutationVariables>;
export const ServiceAccountListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceAccountList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceAccountRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codeApp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myPasskeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},ServiceAccountRowDefinition,AccessTokenPartsDefinition]} as unknown as DocumentNode<ServiceAccountListQuery, ServiceAccountListQueryVariables>;
export const ServiceAccountCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ServiceAccountCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceAccountInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAnswerInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createServiceAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceAccountRow"}}]}}]}},ServiceAccountRowDefinition,AccessTokenPartsDefinition]} as unknown as DocumentNode<ServiceAccountCreateMutation, ServiceAccountCreateMutationVariables>;
export const ServiceAccountUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ServiceAccountUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateServiceAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateServiceAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceAccountRow"}}]}}]}},ServiceAccountRowDefinition,AccessTokenPartsDefinition]} as unknown as DocumentNode<ServiceAccountUpdateMutation, ServiceAccountUpdateMutationVariables>;
export const ServiceAccountSwitchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ServiceAccountSwitch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"on"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switchServiceAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"on"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceAccountRow"}}]}}]}},ServiceAccountRowDefinition,AccessTokenPartsDefinition]} as unknown as DocumentNode<ServiceAccountSwitchMutation, ServiceAccountSwitchMutationVariables>;
export const useAccessTokenListQuery = (...[options]: Options<Apollo.useQuery.Options<AccessTokenListQuery, AccessTokenListQueryVariables>, AccessTokenListQueryVariables>) =>
  Apollo.useQuery<AccessTokenListQuery, AccessTokenListQueryVariables>(AccessTokenListDocument, options as Apollo.useQuery.Options<AccessTokenListQuery, AccessTokenListQueryVariables>);

export const useAccessTokenMakeMutation = (options?: Apollo.useMutation.Options<AccessTokenMakeMutation, AccessTokenMakeMutationVariables>) =>
  Apollo.useMutation<AccessTokenMakeMutation, AccessTokenMakeMutationVariables>(AccessTokenMakeDocument, options);

export const useAccessTokenRenewMutation = (options?: Apollo.useMutation.Options<AccessTokenRenewMutation, AccessTokenRenewMutationVariables>) =>
  Apollo.useMutation<AccessTokenRenewMutation, AccessTokenRenewMutationVariables>(AccessTokenRenewDocument, options);

export const useAccessConfirmMutation = (options?: Apollo.useMutation.Options<AccessConfirmMutation, AccessConfirmMutationVariables>) =>
  Apollo.useMutation<AccessConfirmMutation, AccessConfirmMutationVariables>(AccessConfirmDocument, options);

export const useAccessTokenRevokeMutation = (options?: Apollo.useMutation.Options<AccessTokenRevokeMutation, AccessTokenRevokeMutationVariables>) =>
  Apollo.useMutation<AccessTokenRevokeMutation, AccessTokenRevokeMutationVariables>(AccessTokenRevokeDocument, options);

export const useServiceAccountListQuery = (...[options]: Options<Apollo.useQuery.Options<ServiceAccountListQuery, ServiceAccountListQueryVariables>, ServiceAccountListQueryVariables>) =>
  Apollo.useQuery<ServiceAccountListQuery, ServiceAccountListQueryVariables>(ServiceAccountListDocument, options as Apollo.useQuery.Options<ServiceAccountListQuery, ServiceAccountListQueryVariables>);

export const useServiceAccountCreateMutation = (options?: Apollo.useMutation.Options<ServiceAccountCreateMutation, ServiceAccountCreateMutationVariables>) =>
  Apollo.useMutation<ServiceAccountCreateMutation, ServiceAccountCreateMutationVariables>(ServiceAccountCreateDocument, options);

export const useServiceAccountUpdateMutation = (options?: Apollo.useMutation.Options<ServiceAccountUpdateMutation, ServiceAccountUpdateMutationVariables>) =>
  Apollo.useMutation<ServiceAccountUpdateMutation, ServiceAccountUpdateMutationVariables>(ServiceAccountUpdateDocument, options);

export const useServiceAccountSwitchMutation = (options?: Apollo.useMutation.Options<ServiceAccountSwitchMutation, ServiceAccountSwitchMutationVariables>) =>
  Apollo.useMutation<ServiceAccountSwitchMutation, ServiceAccountSwitchMutationVariables>(ServiceAccountSwitchDocument, options);