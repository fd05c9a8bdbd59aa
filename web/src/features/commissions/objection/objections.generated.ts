/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type ObjectionRowFragment = { id: string, commissionId: string, texto: string, fileId: string | null, status: Types.ObjectionStatus, dueOn: string, respuesta: string | null, createdAt: string, endedAt: string | null, author: { id: number | null, name: string, lastname: string }, answeredBy: { id: number | null, name: string, lastname: string } | null, acts: Array<{ name: string, allowed: boolean, reason: string | null }> };

export type ObjectionListQueryVariables = Exact<{
  page: number;
  limit?: number | null | undefined;
  order?: Types.CommissionObjectionOrder | null | undefined;
  direction?: Types.OrderDirection | null | undefined;
  filter?: Types.ObjectionFilter | null | undefined;
}>;


export type ObjectionListQuery = { commissionObjections: { total: number, totalPages: number, items: Array<{ id: string, commissionId: string, texto: string, fileId: string | null, status: Types.ObjectionStatus, dueOn: string, respuesta: string | null, createdAt: string, endedAt: string | null, commission: { id: string, montoComision: number, contract: { id: string, contractNumber: string } }, author: { id: number | null, name: string, lastname: string }, answeredBy: { id: number | null, name: string, lastname: string } | null, acts: Array<{ name: string, allowed: boolean, reason: string | null }> }> } };

export type ObjectionCountersQueryVariables = Exact<{
  filter?: Types.ObjectionFilter | null | undefined;
}>;


export type ObjectionCountersQuery = { commissionObjectionCounters: Array<{ status: Types.ObjectionStatus, count: number }> };

export type ObjectionsOfCommissionQueryVariables = Exact<{
  commissionId: string;
}>;


export type ObjectionsOfCommissionQuery = { commissionObjections: { items: Array<{ id: string, commissionId: string, texto: string, fileId: string | null, status: Types.ObjectionStatus, dueOn: string, respuesta: string | null, createdAt: string, endedAt: string | null, author: { id: number | null, name: string, lastname: string }, answeredBy: { id: number | null, name: string, lastname: string } | null, acts: Array<{ name: string, allowed: boolean, reason: string | null }> }> } };

export type CommissionObjectMutationVariables = Exact<{
  id: string;
  input: Types.ObjectCommissionInput;
  file?: File | null | undefined;
}>;


export type CommissionObjectMutation = { objectCommission: { id: string, commissionId: string, texto: string, fileId: string | null, status: Types.ObjectionStatus, dueOn: string, respuesta: string | null, createdAt: string, endedAt: string | null, author: { id: number | null, name: string, lastname: string }, answeredBy: { id: number | null, name: string, lastname: string } | null, acts: Array<{ name: string, allowed: boolean, reason: string | null }> } };

export type ObjectionAnswerMutationVariables = Exact<{
  id: string;
  input: Types.AnswerObjectionInput;
}>;


export type ObjectionAnswerMutation = { answerObjection: { id: string, commissionId: string, texto: string, fileId: string | null, status: Types.ObjectionStatus, dueOn: string, respuesta: string | null, createdAt: string, endedAt: string | null, author: { id: number | null, name: string, lastname: string }, answeredBy: { id: number | null, name: string, lastname: string } | null, acts: Array<{ name: string, allowed: boolean, reason: string | null }> } };

export type ObjectionWithdrawMutationVariables = Exact<{
  id: string;
}>;


export type ObjectionWithdrawMutation = { withdrawObjection: { id: string, commissionId: string, texto: string, fileId: string | null, status: Types.ObjectionStatus, dueOn: string, respuesta: string | null, createdAt: string, endedAt: string | null, author: { id: number | null, name: string, lastname: string }, answeredBy: { id: number | null, name: string, lastname: string } | null, acts: Array<{ name: string, allowed: boolean, reason: string | null }> } };

const ObjectionRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ObjectionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommissionObjection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commissionId"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"fileId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"respuesta"}},{"kind":"Field","name":{"kind":"Name","value":"answeredBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"acts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}};
export const ObjectionListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ObjectionList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CommissionObjectionOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ObjectionFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commissionObjections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ObjectionRow"}},{"kind":"Field","name":{"kind":"Name","value":"commission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"montoComision"}},{"kind":"Field","name":{"kind":"Name","value":"contract"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contractNumber"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}},ObjectionRowDefinition]} as unknown as DocumentNode<ObjectionListQuery, ObjectionListQueryVariables>;
export const ObjectionCountersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ObjectionCounters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ObjectionFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commissionObjectionCounters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ObjectionCountersQuery, ObjectionCountersQueryVariables>;
export const ObjectionsOfCommissionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ObjectionsOfCommission"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"commissionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commissionObjections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"commissionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"commissionId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ObjectionRow"}}]}}]}}]}},ObjectionRowDefinition]} as unknown as DocumentNode<ObjectionsOfCommissionQuery, ObjectionsOfCommissionQueryVariables>;
export const CommissionObjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommissionObject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ObjectCommissionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"objectCommission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ObjectionRow"}}]}}]}},ObjectionRowDefinition]} as unknown as DocumentNode<CommissionObjectMutation, CommissionObjectMutationVariables>;
export const ObjectionAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ObjectionAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerObjectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerObjection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ObjectionRow"}}]}}]}},ObjectionRowDefinition]} as unknown as DocumentNode<ObjectionAnswerMutation, ObjectionAnswerMutationVariables>;
export const ObjectionWithdrawDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ObjectionWithdraw"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawObjection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ObjectionRow"}}]}}]}},ObjectionRowDefinition]} as unknown as DocumentNode<ObjectionWithdrawMutation, ObjectionWithdrawMutationVariables>;
export const useObjectionListQuery = (...[options]: Options<Apollo.useQuery.Options<ObjectionListQuery, ObjectionListQueryVariables>, ObjectionListQueryVariables>) =>
  Apollo.useQuery<ObjectionListQuery, ObjectionListQueryVariables>(ObjectionListDocument, options as Apollo.useQuery.Options<ObjectionListQuery, ObjectionListQueryVariables>);

export const useObjectionCountersQuery = (...[options]: Options<Apollo.useQuery.Options<ObjectionCountersQuery, ObjectionCountersQueryVariables>, ObjectionCountersQueryVariables>) =>
  Apollo.useQuery<ObjectionCountersQuery, ObjectionCountersQueryVariables>(ObjectionCountersDocument, options as Apollo.useQuery.Options<ObjectionCountersQuery, ObjectionCountersQueryVariables>);

export const useObjectionsOfCommissionQuery = (...[options]: Options<Apollo.useQuery.Options<ObjectionsOfCommissionQuery, ObjectionsOfCommissionQueryVariables>, ObjectionsOfCommissionQueryVariables>) =>
  Apollo.useQuery<ObjectionsOfCommissionQuery, ObjectionsOfCommissionQueryVariables>(ObjectionsOfCommissionDocument, options as Apollo.useQuery.Options<ObjectionsOfCommissionQuery, ObjectionsOfCommissionQueryVariables>);

export const useCommissionObjectMutation = (options?: Apollo.useMutation.Options<CommissionObjectMutation, CommissionObjectMutationVariables>) =>
  Apollo.useMutation<CommissionObjectMutation, CommissionObjectMutationVariables>(CommissionObjectDocument, options);

export const useObjectionAnswerMutation = (options?: Apollo.useMutation.Options<ObjectionAnswerMutation, ObjectionAnswerMutationVariables>) =>
  Apollo.useMutation<ObjectionAnswerMutation, ObjectionAnswerMutationVariables>(ObjectionAnswerDocument, options);

export const useObjectionWithdrawMutation = (options?: Apollo.useMutation.Options<ObjectionWithdrawMutation, ObjectionWithdrawMutationVariables>) =>
  Apollo.useMutation<ObjectionWithdrawMutation, ObjectionWithdrawMutationVariables>(ObjectionWithdrawDocument, options);