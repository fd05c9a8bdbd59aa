/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
export type CommissionCreateMutationVariables = Exact<{
  input: Types.CreateCommissionInput;
  key?: string | null | undefined;
}>;


export type CommissionCreateMutation = { createCommission: { id: string } };

export type CommissionEditMutationVariables = Exact<{
  id: string;
  input: Types.UpdateCommissionInput;
}>;


export type CommissionEditMutation = { updateCommission: { id: string, version: number, porcentaje: number, montoBase: number, montoComision: number, observaciones: string | null, explicacion: { configuracion: string | null, base: number | null, personas: number | null, minimo: number | null, maximo: number | null, limite: string | null } | null } };

export type CommissionDeleteMutationVariables = Exact<{
  id: string;
  motivo?: string | null | undefined;
}>;


export type CommissionDeleteMutation = { deleteCommission: string };

export const CommissionCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommissionCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCommissionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCommission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CommissionCreateMutation, CommissionCreateMutationVariables>;
export const CommissionEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommissionEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCommissionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCommission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"porcentaje"}},{"kind":"Field","name":{"kind":"Name","value":"montoBase"}},{"kind":"Field","name":{"kind":"Name","value":"montoComision"}},{"kind":"Field","name":{"kind":"Name","value":"observaciones"}},{"kind":"Field","name":{"kind":"Name","value":"explicacion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configuracion"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"personas"}},{"kind":"Field","name":{"kind":"Name","value":"minimo"}},{"kind":"Field","name":{"kind":"Name","value":"maximo"}},{"kind":"Field","name":{"kind":"Name","value":"limite"}}]}}]}}]}}]} as unknown as DocumentNode<CommissionEditMutation, CommissionEditMutationVariables>;
export const CommissionDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommissionDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"motivo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCommission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"motivo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"motivo"}}}]}]}}]} as unknown as DocumentNode<CommissionDeleteMutation, CommissionDeleteMutationVariables>;
export const useCommissionCreateMutation = (options?: Apollo.useMutation.Options<CommissionCreateMutation, CommissionCreateMutationVariables>) =>
  Apollo.useMutation<CommissionCreateMutation, CommissionCreateMutationVariables>(CommissionCreateDocument, options);

export const useCommissionEditMutation = (options?: Apollo.useMutation.Options<CommissionEditMutation, CommissionEditMutationVariables>) =>
  Apollo.useMutation<CommissionEditMutation, CommissionEditMutationVariables>(CommissionEditDocument, options);

export const useCommissionDeleteMutation = (options?: Apollo.useMutation.Options<CommissionDeleteMutation, CommissionDeleteMutationVariables>) =>
  Apollo.useMutation<CommissionDeleteMutation, CommissionDeleteMutationVariables>(CommissionDeleteDocument, options);