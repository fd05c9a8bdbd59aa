/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type NextPageOpeningMutationVariables = Exact<{
  contractId: string;
  page: Types.LinkedPage;
}>;


export type NextPageOpeningMutation = { openNextPage: string };

export type ContractPageMailingMutationVariables = Exact<{
  contractId: string;
  page: Types.LinkedPage;
}>;


export type ContractPageMailingMutation = { mailContractPage: string };

export type SignaturePageMailingMutationVariables = Exact<{
  quoteId: string;
}>;


export type SignaturePageMailingMutation = { mailSignaturePage: string };

export type PassengerFormMailingMutationVariables = Exact<{
  quoteId: string;
}>;


export type PassengerFormMailingMutation = { mailPassengerForm: string };

export type CancelledTripQueryVariables = Exact<{
  token: string;
}>;


export type CancelledTripQuery = { cancelledTrip: boolean };

export type CancelledTripMailingMutationVariables = Exact<{
  token: string;
}>;


export type CancelledTripMailingMutation = { mailCancelledTrip: string };

export const NextPageOpeningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NextPageOpening"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkedPage"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openNextPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}]}]}}]} as unknown as DocumentNode<NextPageOpeningMutation, NextPageOpeningMutationVariables>;
export const ContractPageMailingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ContractPageMailing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkedPage"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailContractPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}]}]}}]} as unknown as DocumentNode<ContractPageMailingMutation, ContractPageMailingMutationVariables>;
export const SignaturePageMailingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignaturePageMailing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailSignaturePage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quoteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}}}]}]}}]} as unknown as DocumentNode<SignaturePageMailingMutation, SignaturePageMailingMutationVariables>;
export const PassengerFormMailingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PassengerFormMailing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailPassengerForm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quoteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}}}]}]}}]} as unknown as DocumentNode<PassengerFormMailingMutation, PassengerFormMailingMutationVariables>;
export const CancelledTripDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CancelledTrip"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelledTrip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<CancelledTripQuery, CancelledTripQueryVariables>;
export const CancelledTripMailingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelledTripMailing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailCancelledTrip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<CancelledTripMailingMutation, CancelledTripMailingMutationVariables>;
export const useNextPageOpeningMutation = (options?: Apollo.useMutation.Options<NextPageOpeningMutation, NextPageOpeningMutationVariables>) =>
  Apollo.useMutation<NextPageOpeningMutation, NextPageOpeningMutationVariables>(NextPageOpeningDocument, options);

export const useContractPageMailingMutation = (options?: Apollo.useMutation.Options<ContractPageMailingMutation, ContractPageMailingMutationVariables>) =>
  Apollo.useMutation<ContractPageMailingMutation, ContractPageMailingMutationVariables>(ContractPageMailingDocument, options);

export const useSignaturePageMailingMutation = (options?: Apollo.useMutation.Options<SignaturePageMailingMutation, SignaturePageMailingMutationVariables>) =>
  Apollo.useMutation<SignaturePageMailingMutation, SignaturePageMailingMutationVariables>(SignaturePageMailingDocument, options);

export const usePassengerFormMailingMutation = (options?: Apollo.useMutation.Options<PassengerFormMailingMutation, PassengerFormMailingMutationVariables>) =>
  Apollo.useMutation<PassengerFormMailingMutation, PassengerFormMailingMutationVariables>(PassengerFormMailingDocument, options);

export const useCancelledTripQuery = (...[options]: Options<Apollo.useQuery.Options<CancelledTripQuery, CancelledTripQueryVariables>, CancelledTripQueryVariables>) =>
  Apollo.useQuery<CancelledTripQuery, CancelledTripQueryVariables>(CancelledTripDocument, options as Apollo.useQuery.Options<CancelledTripQuery, CancelledTripQueryVariables>);

export const useCancelledTripMailingMutation = (options?: Apollo.useMutation.Options<CancelledTripMailingMutation, CancelledTripMailingMutationVariables>) =>
  Apollo.useMutation<CancelledTripMailingMutation, CancelledTripMailingMutationVariables>(CancelledTripMailingDocument, options);