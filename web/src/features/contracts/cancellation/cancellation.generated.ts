/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type CancellationRowFragment = { id: string, status: Types.CancellationStatus, reason: string, answer: string | null, createdAt: string, acts: Array<{ name: string, allowed: boolean, reason: string | null }> };

export type CancellationRequestsQueryVariables = Exact<{
  contractId: string;
}>;


export type CancellationRequestsQuery = { cancellationRequests: Array<{ id: string, status: Types.CancellationStatus, reason: string, answer: string | null, createdAt: string, acts: Array<{ name: string, allowed: boolean, reason: string | null }> }> };

export type CancellationDiscardMutationVariables = Exact<{
  id: string;
  input: Types.DiscardCancellationInput;
}>;


export type CancellationDiscardMutation = { discardCancellation: { id: string, status: Types.CancellationStatus, reason: string, answer: string | null, createdAt: string, acts: Array<{ name: string, allowed: boolean, reason: string | null }> } };

const CancellationRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CancellationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CancellationRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"acts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}};
export const CancellationRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CancellationRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancellationRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CancellationRow"}}]}}]}},CancellationRowDefinition]} as unknown as DocumentNode<CancellationRequestsQuery, CancellationRequestsQueryVariables>;
export const CancellationDiscardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancellationDiscard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DiscardCancellationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardCancellation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CancellationRow"}}]}}]}},CancellationRowDefinition]} as unknown as DocumentNode<CancellationDiscardMutation, CancellationDiscardMutationVariables>;
export const useCancellationRequestsQuery = (...[options]: Options<Apollo.useQuery.Options<CancellationRequestsQuery, CancellationRequestsQueryVariables>, CancellationRequestsQueryVariables>) =>
  Apollo.useQuery<CancellationRequestsQuery, CancellationRequestsQueryVariables>(CancellationRequestsDocument, options as Apollo.useQuery.Options<CancellationRequestsQuery, CancellationRequestsQueryVariables>);

export const useCancellationDiscardMutation = (options?: Apollo.useMutation.Options<CancellationDiscardMutation, CancellationDiscardMutationVariables>) =>
  Apollo.useMutation<CancellationDiscardMutation, CancellationDiscardMutationVariables>(CancellationDiscardDocument, options);