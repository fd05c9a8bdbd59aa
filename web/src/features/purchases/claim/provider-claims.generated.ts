/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type ProviderClaimRowFragment = { id: string, monto: number, dia: string, estado: Types.ProviderClaimState, returnedOn: string | null, note: string | null, compra: { providerId: string, proveedor: string, contractId: string, contractNumber: string, descripcion: string }, acts: Array<{ name: string, allowed: boolean, reason: string | null }> };

export type ProviderClaimsQueryVariables = Exact<{
  providerId?: string | null | undefined;
}>;


export type ProviderClaimsQuery = { providerClaims: Array<{ id: string, monto: number, dia: string, estado: Types.ProviderClaimState, returnedOn: string | null, note: string | null, compra: { providerId: string, proveedor: string, contractId: string, contractNumber: string, descripcion: string }, acts: Array<{ name: string, allowed: boolean, reason: string | null }> }> };

export type ProviderClaimReturnMutationVariables = Exact<{
  id: string;
  input: Types.ReturnClaimInput;
}>;


export type ProviderClaimReturnMutation = { returnProviderClaim: { id: string, monto: number, dia: string, estado: Types.ProviderClaimState, returnedOn: string | null, note: string | null, compra: { providerId: string, proveedor: string, contractId: string, contractNumber: string, descripcion: string }, acts: Array<{ name: string, allowed: boolean, reason: string | null }> } };

const ProviderClaimRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProviderClaimRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProviderClaim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"monto"}},{"kind":"Field","name":{"kind":"Name","value":"dia"}},{"kind":"Field","name":{"kind":"Name","value":"estado"}},{"kind":"Field","name":{"kind":"Name","value":"returnedOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"compra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"providerId"}},{"kind":"Field","name":{"kind":"Name","value":"proveedor"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"contractNumber"}},{"kind":"Field","name":{"kind":"Name","value":"descripcion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}};
export const ProviderClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProviderClaims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"providerId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"providerClaims"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"providerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"providerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProviderClaimRow"}}]}}]}},ProviderClaimRowDefinition]} as unknown as DocumentNode<ProviderClaimsQuery, ProviderClaimsQueryVariables>;
export const ProviderClaimReturnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProviderClaimReturn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnClaimInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnProviderClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProviderClaimRow"}}]}}]}},ProviderClaimRowDefinition]} as unknown as DocumentNode<ProviderClaimReturnMutation, ProviderClaimReturnMutationVariables>;
export const useProviderClaimsQuery = (...[options]: Options<Apollo.useQuery.Options<ProviderClaimsQuery, ProviderClaimsQueryVariables>, ProviderClaimsQueryVariables>) =>
  Apollo.useQuery<ProviderClaimsQuery, ProviderClaimsQueryVariables>(ProviderClaimsDocument, options as Apollo.useQuery.Options<ProviderClaimsQuery, ProviderClaimsQueryVariables>);

export const useProviderClaimReturnMutation = (options?: Apollo.useMutation.Options<ProviderClaimReturnMutation, ProviderClaimReturnMutationVariables>) =>
  Apollo.useMutation<ProviderClaimReturnMutation, ProviderClaimReturnMutationVariables>(ProviderClaimReturnDocument, options);