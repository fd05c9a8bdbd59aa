/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type ContractVersionsQueryVariables = Exact<{
  id: string;
}>;


export type ContractVersionsQuery = { contract: { id: string, versions: Array<{ id: string, number: number, signed: boolean, addendumNumber: number | null, madeAt: string, signatureCode: { channel: Types.CodeChannel, sentTo: string | null } | null }> | null } | null };

export type ContractVersionChangesQueryVariables = Exact<{
  contractId: string;
  from: number;
  to?: number | null | undefined;
}>;


export type ContractVersionChangesQuery = { contractVersionChanges: Array<{ label: string, before: string, after: string }> };

export type ContractVersionPdfQueryVariables = Exact<{
  contractId: string;
  number: number;
}>;


export type ContractVersionPdfQuery = { contractVersionPdf: { url: string } };

export const ContractVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"signed"}},{"kind":"Field","name":{"kind":"Name","value":"addendumNumber"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"signatureCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"sentTo"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ContractVersionsQuery, ContractVersionsQueryVariables>;
export const ContractVersionChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractVersionChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractVersionChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<ContractVersionChangesQuery, ContractVersionChangesQueryVariables>;
export const ContractVersionPdfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractVersionPdf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractVersionPdf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ContractVersionPdfQuery, ContractVersionPdfQueryVariables>;
export const useContractVersionsQuery = (...[options]: Options<Apollo.useQuery.Options<ContractVersionsQuery, ContractVersionsQueryVariables>, ContractVersionsQueryVariables>) =>
  Apollo.useQuery<ContractVersionsQuery, ContractVersionsQueryVariables>(ContractVersionsDocument, options as Apollo.useQuery.Options<ContractVersionsQuery, ContractVersionsQueryVariables>);

export const useContractVersionChangesQuery = (...[options]: Options<Apollo.useQuery.Options<ContractVersionChangesQuery, ContractVersionChangesQueryVariables>, ContractVersionChangesQueryVariables>) =>
  Apollo.useQuery<ContractVersionChangesQuery, ContractVersionChangesQueryVariables>(ContractVersionChangesDocument, options as Apollo.useQuery.Options<ContractVersionChangesQuery, ContractVersionChangesQueryVariables>);

export const useContractVersionPdfQuery = (...[options]: Options<Apollo.useQuery.Options<ContractVersionPdfQuery, ContractVersionPdfQueryVariables>, ContractVersionPdfQueryVariables>) =>
  Apollo.useQuery<ContractVersionPdfQuery, ContractVersionPdfQueryVariables>(ContractVersionPdfDocument, options as Apollo.useQuery.Options<ContractVersionPdfQuery, ContractVersionPdfQueryVariables>);