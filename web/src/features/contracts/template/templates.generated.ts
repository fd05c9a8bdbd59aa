/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type TemplateRowFragment = { id: string, name: string, tripType: Types.TripType, description: string, isBase: boolean, isActive: boolean, version: number, updatedAt: string, acts: Array<{ name: string, reason: string | null }> };

export type TemplateRecordFragment = { clauses: string, id: string, name: string, tripType: Types.TripType, description: string, isBase: boolean, isActive: boolean, version: number, updatedAt: string, versions: Array<{ id: string, number: number, madeAt: string, author: { name: string, lastname: string } | null }>, acts: Array<{ name: string, reason: string | null }> };

export type TemplateListQueryVariables = Exact<{
  all: boolean;
}>;


export type TemplateListQuery = { contractTemplates: Array<{ id: string, name: string, tripType: Types.TripType, description: string, isBase: boolean, isActive: boolean, version: number, updatedAt: string, acts: Array<{ name: string, reason: string | null }> }> };

export type TemplateDetailQueryVariables = Exact<{
  id: string;
}>;


export type TemplateDetailQuery = { contractTemplate: { clauses: string, id: string, name: string, tripType: Types.TripType, description: string, isBase: boolean, isActive: boolean, version: number, updatedAt: string, versions: Array<{ id: string, number: number, madeAt: string, author: { name: string, lastname: string } | null }>, acts: Array<{ name: string, reason: string | null }> } | null };

export type TemplateContractsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type TemplateContractsQuery = { contracts: { items: Array<{ id: string, contractNumber: string, destino: string }> } };

export type TemplateValuesQueryVariables = Exact<{
  id: string;
}>;


export type TemplateValuesQuery = { contractClauseValues: Array<{ name: string, value: string }> };

export type TemplateCreateMutationVariables = Exact<{
  input: Types.CreateTemplateInput;
}>;


export type TemplateCreateMutation = { createContractTemplate: { clauses: string, id: string, name: string, tripType: Types.TripType, description: string, isBase: boolean, isActive: boolean, version: number, updatedAt: string, versions: Array<{ id: string, number: number, madeAt: string, author: { name: string, lastname: string } | null }>, acts: Array<{ name: string, reason: string | null }> } };

export type TemplateUpdateMutationVariables = Exact<{
  id: string;
  input: Types.UpdateTemplateInput;
}>;


export type TemplateUpdateMutation = { updateContractTemplate: { clauses: string, id: string, name: string, tripType: Types.TripType, description: string, isBase: boolean, isActive: boolean, version: number, updatedAt: string, versions: Array<{ id: string, number: number, madeAt: string, author: { name: string, lastname: string } | null }>, acts: Array<{ name: string, reason: string | null }> } };

const TemplateRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tripType"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isBase"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}};
const TemplateRecordDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateRow"}},{"kind":"Field","name":{"kind":"Name","value":"clauses"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}}]}}]}}]}};
export const TemplateListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TemplateList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"all"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"all"},"value":{"kind":"Variable","name":{"kind":"Name","value":"all"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateRow"}}]}}]}},TemplateRowDefinition]} as unknown as DocumentNode<TemplateListQuery, TemplateListQueryVariables>;
export const TemplateDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TemplateDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateRecord"}}]}}]}},TemplateRecordDefinition,TemplateRowDefinition]} as unknown as DocumentNode<TemplateDetailQuery, TemplateDetailQueryVariables>;
export const TemplateContractsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TemplateContracts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contracts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"8"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contractNumber"}},{"kind":"Field","name":{"kind":"Name","value":"destino"}}]}}]}}]}}]} as unknown as DocumentNode<TemplateContractsQuery, TemplateContractsQueryVariables>;
export const TemplateValuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TemplateValues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractClauseValues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<TemplateValuesQuery, TemplateValuesQueryVariables>;
export const TemplateCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TemplateCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createContractTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateRecord"}}]}}]}},TemplateRecordDefinition,TemplateRowDefinition]} as unknown as DocumentNode<TemplateCreateMutation, TemplateCreateMutationVariables>;
export const TemplateUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TemplateUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContractTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateRecord"}}]}}]}},TemplateRecordDefinition,TemplateRowDefinition]} as unknown as DocumentNode<TemplateUpdateMutation, TemplateUpdateMutationVariables>;
export const useTemplateListQuery = (...[options]: Options<Apollo.useQuery.Options<TemplateListQuery, TemplateListQueryVariables>, TemplateListQueryVariables>) =>
  Apollo.useQuery<TemplateListQuery, TemplateListQueryVariables>(TemplateListDocument, options as Apollo.useQuery.Options<TemplateListQuery, TemplateListQueryVariables>);

export const useTemplateDetailQuery = (...[options]: Options<Apollo.useQuery.Options<TemplateDetailQuery, TemplateDetailQueryVariables>, TemplateDetailQueryVariables>) =>
  Apollo.useQuery<TemplateDetailQuery, TemplateDetailQueryVariables>(TemplateDetailDocument, options as Apollo.useQuery.Options<TemplateDetailQuery, TemplateDetailQueryVariables>);

export const useTemplateContractsQuery = (...[options]: Options<Apollo.useQuery.Options<TemplateContractsQuery, TemplateContractsQueryVariables>, TemplateContractsQueryVariables>) =>
  Apollo.useQuery<TemplateContractsQuery, TemplateContractsQueryVariables>(TemplateContractsDocument, options as Apollo.useQuery.Options<TemplateContractsQuery, TemplateContractsQueryVariables>);

export const useTemplateValuesQuery = (...[options]: Options<Apollo.useQuery.Options<TemplateValuesQuery, TemplateValuesQueryVariables>, TemplateValuesQueryVariables>) =>
  Apollo.useQuery<TemplateValuesQuery, TemplateValuesQueryVariables>(TemplateValuesDocument, options as Apollo.useQuery.Options<TemplateValuesQuery, TemplateValuesQueryVariables>);

export const useTemplateCreateMutation = (options?: Apollo.useMutation.Options<TemplateCreateMutation, TemplateCreateMutationVariables>) =>
  Apollo.useMutation<TemplateCreateMutation, TemplateCreateMutationVariables>(TemplateCreateDocument, options);

export const useTemplateUpdateMutation = (options?: Apollo.useMutation.Options<TemplateUpdateMutation, TemplateUpdateMutationVariables>) =>
  Apollo.useMutation<TemplateUpdateMutation, TemplateUpdateMutationVariables>(TemplateUpdateDocument, options);