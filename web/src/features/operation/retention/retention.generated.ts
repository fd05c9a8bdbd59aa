/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type RetentionRecordFragment = { id: string, version: number, readNoticeDays: number, noticeDays: number, mailDays: number, accessDays: number, draftDays: number, idlePersonDays: number };

export type RetentionDetailQueryVariables = Exact<{ [key: string]: never; }>;


export type RetentionDetailQuery = { retentionRule: { id: string, version: number, readNoticeDays: number, noticeDays: number, mailDays: number, accessDays: number, draftDays: number, idlePersonDays: number } };

export type RetentionSetMutationVariables = Exact<{
  input: Types.RetentionRuleInput;
}>;


export type RetentionSetMutation = { setRetentionRule: { id: string, version: number, readNoticeDays: number, noticeDays: number, mailDays: number, accessDays: number, draftDays: number, idlePersonDays: number } };

export type IdlePersonLineFragment = { id: string, name: string, quotes: number, lastQuoteAt: string };

export type IdlePersonListQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type IdlePersonListQuery = { idlePeople: { total: number, totalPages: number, page: number, items: Array<{ id: string, name: string, quotes: number, lastQuoteAt: string }> } };

export type IdlePersonEraseEachMutationVariables = Exact<{
  ids: Array<string> | string;
  idempotencyKey?: string | null | undefined;
}>;


export type IdlePersonEraseEachMutation = { outcomes: Array<{ id: string, done: boolean, reason: string | null }> };

const RetentionRecordDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RetentionRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RetentionRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"readNoticeDays"}},{"kind":"Field","name":{"kind":"Name","value":"noticeDays"}},{"kind":"Field","name":{"kind":"Name","value":"mailDays"}},{"kind":"Field","name":{"kind":"Name","value":"accessDays"}},{"kind":"Field","name":{"kind":"Name","value":"draftDays"}},{"kind":"Field","name":{"kind":"Name","value":"idlePersonDays"}}]}};
const IdlePersonLineDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdlePersonLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IdlePerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quotes"}},{"kind":"Field","name":{"kind":"Name","value":"lastQuoteAt"}}]}};
export const RetentionDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RetentionDetail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retentionRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RetentionRecord"}}]}}]}},RetentionRecordDefinition]} as unknown as DocumentNode<RetentionDetailQuery, RetentionDetailQueryVariables>;
export const RetentionSetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetentionSet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetentionRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRetentionRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RetentionRecord"}}]}}]}},RetentionRecordDefinition]} as unknown as DocumentNode<RetentionSetMutation, RetentionSetMutationVariables>;
export const IdlePersonListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IdlePersonList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"idlePeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IdlePersonLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}}]}},IdlePersonLineDefinition]} as unknown as DocumentNode<IdlePersonListQuery, IdlePersonListQueryVariables>;
export const IdlePersonEraseEachDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IdlePersonEraseEach"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"eraseEachIdlePerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<IdlePersonEraseEachMutation, IdlePersonEraseEachMutationVariables>;
export const useRetentionDetailQuery = (...[options]: Options<Apollo.useQuery.Options<RetentionDetailQuery, RetentionDetailQueryVariables>, RetentionDetailQueryVariables>) =>
  Apollo.useQuery<RetentionDetailQuery, RetentionDetailQueryVariables>(RetentionDetailDocument, options as Apollo.useQuery.Options<RetentionDetailQuery, RetentionDetailQueryVariables>);

export const useRetentionSetMutation = (options?: Apollo.useMutation.Options<RetentionSetMutation, RetentionSetMutationVariables>) =>
  Apollo.useMutation<RetentionSetMutation, RetentionSetMutationVariables>(RetentionSetDocument, options);

export const useIdlePersonListQuery = (...[options]: Options<Apollo.useQuery.Options<IdlePersonListQuery, IdlePersonListQueryVariables>, IdlePersonListQueryVariables>) =>
  Apollo.useQuery<IdlePersonListQuery, IdlePersonListQueryVariables>(IdlePersonListDocument, options as Apollo.useQuery.Options<IdlePersonListQuery, IdlePersonListQueryVariables>);

export const useIdlePersonEraseEachMutation = (options?: Apollo.useMutation.Options<IdlePersonEraseEachMutation, IdlePersonEraseEachMutationVariables>) =>
  Apollo.useMutation<IdlePersonEraseEachMutation, IdlePersonEraseEachMutationVariables>(IdlePersonEraseEachDocument, options);