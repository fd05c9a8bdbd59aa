/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type OpenAccessRowFragment = { id: string, kind: Types.OpenAccessKind, name: string, person: string | null, since: string, lastUsedAt: string | null, expiresAt: string | null, pausedAt: string | null, mayEnd: boolean, endsWithPassword: boolean };

export type OpenAccessListQueryVariables = Exact<{
  all: boolean;
  page: number;
  limit: number;
}>;


export type OpenAccessListQuery = { openAccess: { total: number, totalPages: number, page: number, items: Array<{ id: string, kind: Types.OpenAccessKind, name: string, person: string | null, since: string, lastUsedAt: string | null, expiresAt: string | null, pausedAt: string | null, mayEnd: boolean, endsWithPassword: boolean }> }, me: { id: number, codeApp: boolean | null } | null, myPasskeys: Array<{ id: string }> };

export type AccessEndWebhookMutationVariables = Exact<{
  id: string;
}>;


export type AccessEndWebhookMutation = { switchWebhook: { id: string, offAt: string | null } };

export type AccessEndServiceMutationVariables = Exact<{
  id: number;
}>;


export type AccessEndServiceMutation = { switchServiceAccount: { id: number, isActive: boolean } };

export type AccessEndTripShareMutationVariables = Exact<{
  id: string;
}>;


export type AccessEndTripShareMutation = { endTripShare: string };

export type AccessEndQuoteLinkMutationVariables = Exact<{
  id: string;
}>;


export type AccessEndQuoteLinkMutation = { revokeQuoteLink: { id: string } };

export type AccessEndContractLinkMutationVariables = Exact<{
  id: string;
}>;


export type AccessEndContractLinkMutation = { revokeContractLink: { id: string } };

const OpenAccessRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenAccessRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"person"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayEnd"}},{"kind":"Field","name":{"kind":"Name","value":"endsWithPassword"}}]}};
export const OpenAccessListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenAccessList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"all"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"all"},"value":{"kind":"Variable","name":{"kind":"Name","value":"all"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenAccessRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codeApp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myPasskeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},OpenAccessRowDefinition]} as unknown as DocumentNode<OpenAccessListQuery, OpenAccessListQueryVariables>;
export const AccessEndWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccessEndWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switchWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"offAt"}}]}}]}}]} as unknown as DocumentNode<AccessEndWebhookMutation, AccessEndWebhookMutationVariables>;
export const AccessEndServiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccessEndService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switchServiceAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<AccessEndServiceMutation, AccessEndServiceMutationVariables>;
export const AccessEndTripShareDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccessEndTripShare"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endTripShare"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<AccessEndTripShareMutation, AccessEndTripShareMutationVariables>;
export const AccessEndQuoteLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccessEndQuoteLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeQuoteLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AccessEndQuoteLinkMutation, AccessEndQuoteLinkMutationVariables>;
export const AccessEndContractLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccessEndContractLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeContractLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AccessEndContractLinkMutation, AccessEndContractLinkMutationVariables>;
export const useOpenAccessListQuery = (...[options]: Options<Apollo.useQuery.Options<OpenAccessListQuery, OpenAccessListQueryVariables>, OpenAccessListQueryVariables>) =>
  Apollo.useQuery<OpenAccessListQuery, OpenAccessListQueryVariables>(OpenAccessListDocument, options as Apollo.useQuery.Options<OpenAccessListQuery, OpenAccessListQueryVariables>);

export const useAccessEndWebhookMutation = (options?: Apollo.useMutation.Options<AccessEndWebhookMutation, AccessEndWebhookMutationVariables>) =>
  Apollo.useMutation<AccessEndWebhookMutation, AccessEndWebhookMutationVariables>(AccessEndWebhookDocument, options);

export const useAccessEndServiceMutation = (options?: Apollo.useMutation.Options<AccessEndServiceMutation, AccessEndServiceMutationVariables>) =>
  Apollo.useMutation<AccessEndServiceMutation, AccessEndServiceMutationVariables>(AccessEndServiceDocument, options);

export const useAccessEndTripShareMutation = (options?: Apollo.useMutation.Options<AccessEndTripShareMutation, AccessEndTripShareMutationVariables>) =>
  Apollo.useMutation<AccessEndTripShareMutation, AccessEndTripShareMutationVariables>(AccessEndTripShareDocument, options);

export const useAccessEndQuoteLinkMutation = (options?: Apollo.useMutation.Options<AccessEndQuoteLinkMutation, AccessEndQuoteLinkMutationVariables>) =>
  Apollo.useMutation<AccessEndQuoteLinkMutation, AccessEndQuoteLinkMutationVariables>(AccessEndQuoteLinkDocument, options);

export const useAccessEndContractLinkMutation = (options?: Apollo.useMutation.Options<AccessEndContractLinkMutation, AccessEndContractLinkMutationVariables>) =>
  Apollo.useMutation<AccessEndContractLinkMutation, AccessEndContractLinkMutationVariables>(AccessEndContractLinkDocument, options);