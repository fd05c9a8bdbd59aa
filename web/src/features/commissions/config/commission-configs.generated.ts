/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type ConfigRowFragment = { id: string, role: Types.ConfiguredRole, tripType: Types.TripType, calculationType: Types.CalculationType, amountPerPerson: number, percentage: number, fixedAmount: number, minAmount: number | null, maxAmount: number | null, effectiveFrom: string, effectiveUntil: string | null, isActive: boolean, version: number, createdAt: string, updatedBy: { id: number | null, name: string, lastname: string } | null };

export type CommissionConfigListQueryVariables = Exact<{ [key: string]: never; }>;


export type CommissionConfigListQuery = { commissionConfigs: Array<{ id: string, role: Types.ConfiguredRole, tripType: Types.TripType, calculationType: Types.CalculationType, amountPerPerson: number, percentage: number, fixedAmount: number, minAmount: number | null, maxAmount: number | null, effectiveFrom: string, effectiveUntil: string | null, isActive: boolean, version: number, createdAt: string, updatedBy: { id: number | null, name: string, lastname: string } | null }> };

export type CommissionConfigHistoryQueryVariables = Exact<{
  filter?: Types.CommissionConfigFilter | null | undefined;
}>;


export type CommissionConfigHistoryQuery = { commissionConfigHistory: Array<{ id: string, role: Types.ConfiguredRole, tripType: Types.TripType, calculationType: Types.CalculationType, amountPerPerson: number, percentage: number, fixedAmount: number, minAmount: number | null, maxAmount: number | null, effectiveFrom: string, effectiveUntil: string | null, isActive: boolean, version: number, createdAt: string, updatedBy: { id: number | null, name: string, lastname: string } | null }> };

export type CommissionConfigCreateMutationVariables = Exact<{
  input: Types.CreateCommissionConfigInput;
}>;


export type CommissionConfigCreateMutation = { createCommissionConfig: { id: string, role: Types.ConfiguredRole, tripType: Types.TripType, calculationType: Types.CalculationType, amountPerPerson: number, percentage: number, fixedAmount: number, minAmount: number | null, maxAmount: number | null, effectiveFrom: string, effectiveUntil: string | null, isActive: boolean, version: number, createdAt: string, updatedBy: { id: number | null, name: string, lastname: string } | null } };

export type CommissionConfigChangeMutationVariables = Exact<{
  id: string;
  input: Types.UpdateCommissionConfigInput;
}>;


export type CommissionConfigChangeMutation = { updateCommissionConfig: { id: string, role: Types.ConfiguredRole, tripType: Types.TripType, calculationType: Types.CalculationType, amountPerPerson: number, percentage: number, fixedAmount: number, minAmount: number | null, maxAmount: number | null, effectiveFrom: string, effectiveUntil: string | null, isActive: boolean, version: number, createdAt: string, updatedBy: { id: number | null, name: string, lastname: string } | null } };

export type CommissionConfigDeactivateMutationVariables = Exact<{
  id: string;
}>;


export type CommissionConfigDeactivateMutation = { deactivateCommissionConfig: string };

export type TermsSimulationQueryVariables = Exact<{
  input: Types.SimulateTermsInput;
}>;


export type TermsSimulationQuery = { commissionTermsSimulation: { desde: string, recortado: boolean, roles: Array<{ role: Types.TipoVendedor, contratos: number, ganado: number, seria: number, diferencia: number }>, total: { contratos: number, ganado: number, seria: number, diferencia: number }, examples: Array<{ contractId: string, contractNumber: string, ganado: number, seria: number }> } };

const ConfigRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConfigRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommissionConfig"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"tripType"}},{"kind":"Field","name":{"kind":"Name","value":"calculationType"}},{"kind":"Field","name":{"kind":"Name","value":"amountPerPerson"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"fixedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"minAmount"}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveFrom"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}}]}}]}};
export const CommissionConfigListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommissionConfigList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commissionConfigs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfigRow"}}]}}]}},ConfigRowDefinition]} as unknown as DocumentNode<CommissionConfigListQuery, CommissionConfigListQueryVariables>;
export const CommissionConfigHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommissionConfigHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CommissionConfigFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commissionConfigHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfigRow"}}]}}]}},ConfigRowDefinition]} as unknown as DocumentNode<CommissionConfigHistoryQuery, CommissionConfigHistoryQueryVariables>;
export const CommissionConfigCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommissionConfigCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCommissionConfigInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCommissionConfig"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfigRow"}}]}}]}},ConfigRowDefinition]} as unknown as DocumentNode<CommissionConfigCreateMutation, CommissionConfigCreateMutationVariables>;
export const CommissionConfigChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommissionConfigChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCommissionConfigInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCommissionConfig"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConfigRow"}}]}}]}},ConfigRowDefinition]} as unknown as DocumentNode<CommissionConfigChangeMutation, CommissionConfigChangeMutationVariables>;
export const CommissionConfigDeactivateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommissionConfigDeactivate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deactivateCommissionConfig"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<CommissionConfigDeactivateMutation, CommissionConfigDeactivateMutationVariables>;
export const TermsSimulationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TermsSimulation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SimulateTermsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commissionTermsSimulation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"desde"}},{"kind":"Field","name":{"kind":"Name","value":"recortado"}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"contratos"}},{"kind":"Field","name":{"kind":"Name","value":"ganado"}},{"kind":"Field","name":{"kind":"Name","value":"seria"}},{"kind":"Field","name":{"kind":"Name","value":"diferencia"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contratos"}},{"kind":"Field","name":{"kind":"Name","value":"ganado"}},{"kind":"Field","name":{"kind":"Name","value":"seria"}},{"kind":"Field","name":{"kind":"Name","value":"diferencia"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"contractNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ganado"}},{"kind":"Field","name":{"kind":"Name","value":"seria"}}]}}]}}]}}]} as unknown as DocumentNode<TermsSimulationQuery, TermsSimulationQueryVariables>;
export const useCommissionConfigListQuery = (...[options]: Options<Apollo.useQuery.Options<CommissionConfigListQuery, CommissionConfigListQueryVariables>, CommissionConfigListQueryVariables>) =>
  Apollo.useQuery<CommissionConfigListQuery, CommissionConfigListQueryVariables>(CommissionConfigListDocument, options as Apollo.useQuery.Options<CommissionConfigListQuery, CommissionConfigListQueryVariables>);

export const useCommissionConfigHistoryQuery = (...[options]: Options<Apollo.useQuery.Options<CommissionConfigHistoryQuery, CommissionConfigHistoryQueryVariables>, CommissionConfigHistoryQueryVariables>) =>
  Apollo.useQuery<CommissionConfigHistoryQuery, CommissionConfigHistoryQueryVariables>(CommissionConfigHistoryDocument, options as Apollo.useQuery.Options<CommissionConfigHistoryQuery, CommissionConfigHistoryQueryVariables>);

export const useCommissionConfigCreateMutation = (options?: Apollo.useMutation.Options<CommissionConfigCreateMutation, CommissionConfigCreateMutationVariables>) =>
  Apollo.useMutation<CommissionConfigCreateMutation, CommissionConfigCreateMutationVariables>(CommissionConfigCreateDocument, options);

export const useCommissionConfigChangeMutation = (options?: Apollo.useMutation.Options<CommissionConfigChangeMutation, CommissionConfigChangeMutationVariables>) =>
  Apollo.useMutation<CommissionConfigChangeMutation, CommissionConfigChangeMutationVariables>(CommissionConfigChangeDocument, options);

export const useCommissionConfigDeactivateMutation = (options?: Apollo.useMutation.Options<CommissionConfigDeactivateMutation, CommissionConfigDeactivateMutationVariables>) =>
  Apollo.useMutation<CommissionConfigDeactivateMutation, CommissionConfigDeactivateMutationVariables>(CommissionConfigDeactivateDocument, options);

export const useTermsSimulationQuery = (...[options]: Options<Apollo.useQuery.Options<TermsSimulationQuery, TermsSimulationQueryVariables>, TermsSimulationQueryVariables>) =>
  Apollo.useQuery<TermsSimulationQuery, TermsSimulationQueryVariables>(TermsSimulationDocument, options as Apollo.useQuery.Options<TermsSimulationQuery, TermsSimulationQueryVariables>);