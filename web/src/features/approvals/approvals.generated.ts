/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../graphql/options.ts";
export type ApprovalRowFragment = { id: string, kind: Types.PayoutKind, monto: number, maskedAccount: string, payee: string, concept: string, status: Types.ApprovalStatus, current: boolean, createdAt: string, askedBy: { id: number | null, name: string, lastname: string }, approvedBy: { id: number | null, name: string, lastname: string } | null, acts: Array<{ name: string, allowed: boolean, reason: string | null }> };

export type ApprovalListQueryVariables = Exact<{
  page: number;
  limit?: number | null | undefined;
  order?: Types.PayoutApprovalOrder | null | undefined;
  direction?: Types.OrderDirection | null | undefined;
  filter?: Types.PayoutApprovalFilter | null | undefined;
}>;


export type ApprovalListQuery = { payoutApprovals: { total: number, totalPages: number, items: Array<{ id: string, kind: Types.PayoutKind, monto: number, maskedAccount: string, payee: string, concept: string, status: Types.ApprovalStatus, current: boolean, createdAt: string, askedBy: { id: number | null, name: string, lastname: string }, approvedBy: { id: number | null, name: string, lastname: string } | null, acts: Array<{ name: string, allowed: boolean, reason: string | null }> }> } };

export type PayoutWatchedQueryVariables = Exact<{
  kind: Types.PayoutKind;
  id: string;
}>;


export type PayoutWatchedQuery = { payout: { monto: number, payee: string, maskedAccount: string, warnings: Array<string>, needsSecondPerson: boolean, approvalId: string | null, approvalStatus: Types.ApprovalStatus | null, approvedBy: string | null } | null };

export type ApprovalAskMutationVariables = Exact<{
  kind: Types.PayoutKind;
  id: string;
}>;


export type ApprovalAskMutation = { askPayoutApproval: { id: string, kind: Types.PayoutKind, monto: number, maskedAccount: string, payee: string, concept: string, status: Types.ApprovalStatus, current: boolean, createdAt: string, askedBy: { id: number | null, name: string, lastname: string }, approvedBy: { id: number | null, name: string, lastname: string } | null, acts: Array<{ name: string, allowed: boolean, reason: string | null }> } };

export type ApprovalGiveMutationVariables = Exact<{
  id: string;
}>;


export type ApprovalGiveMutation = { approvePayout: { id: string, kind: Types.PayoutKind, monto: number, maskedAccount: string, payee: string, concept: string, status: Types.ApprovalStatus, current: boolean, createdAt: string, askedBy: { id: number | null, name: string, lastname: string }, approvedBy: { id: number | null, name: string, lastname: string } | null, acts: Array<{ name: string, allowed: boolean, reason: string | null }> } };

export type ApprovalWithdrawMutationVariables = Exact<{
  id: string;
}>;


export type ApprovalWithdrawMutation = { withdrawPayoutApproval: { id: string, kind: Types.PayoutKind, monto: number, maskedAccount: string, payee: string, concept: string, status: Types.ApprovalStatus, current: boolean, createdAt: string, askedBy: { id: number | null, name: string, lastname: string }, approvedBy: { id: number | null, name: string, lastname: string } | null, acts: Array<{ name: string, allowed: boolean, reason: string | null }> } };

export type ApprovalRuleRecordFragment = { id: string, version: number, secondPersonAbove: number | null, updatedAt: string, changedBy: { id: number | null, name: string, lastname: string } | null };

export type ApprovalRuleDetailQueryVariables = Exact<{ [key: string]: never; }>;


export type ApprovalRuleDetailQuery = { approvalRule: { id: string, version: number, secondPersonAbove: number | null, updatedAt: string, changedBy: { id: number | null, name: string, lastname: string } | null } };

export type ApprovalRuleSetMutationVariables = Exact<{
  input: Types.ApprovalRuleInput;
}>;


export type ApprovalRuleSetMutation = { setApprovalRule: { id: string, version: number, secondPersonAbove: number | null, updatedAt: string, changedBy: { id: number | null, name: string, lastname: string } | null } };

const ApprovalRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayoutApproval"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"monto"}},{"kind":"Field","name":{"kind":"Name","value":"maskedAccount"}},{"kind":"Field","name":{"kind":"Name","value":"payee"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approvedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}};
const ApprovalRuleRecordDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalRuleRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"secondPersonAbove"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}}]}}]}};
export const ApprovalListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApprovalList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PayoutApprovalOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PayoutApprovalFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payoutApprovals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}},ApprovalRowDefinition]} as unknown as DocumentNode<ApprovalListQuery, ApprovalListQueryVariables>;
export const PayoutWatchedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayoutWatched"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayoutKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"subjectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monto"}},{"kind":"Field","name":{"kind":"Name","value":"payee"}},{"kind":"Field","name":{"kind":"Name","value":"maskedAccount"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"needsSecondPerson"}},{"kind":"Field","name":{"kind":"Name","value":"approvalId"}},{"kind":"Field","name":{"kind":"Name","value":"approvalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"approvedBy"}}]}}]}}]} as unknown as DocumentNode<PayoutWatchedQuery, PayoutWatchedQueryVariables>;
export const ApprovalAskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApprovalAsk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayoutKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askPayoutApproval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"subjectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalRow"}}]}}]}},ApprovalRowDefinition]} as unknown as DocumentNode<ApprovalAskMutation, ApprovalAskMutationVariables>;
export const ApprovalGiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApprovalGive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvePayout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalRow"}}]}}]}},ApprovalRowDefinition]} as unknown as DocumentNode<ApprovalGiveMutation, ApprovalGiveMutationVariables>;
export const ApprovalWithdrawDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApprovalWithdraw"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawPayoutApproval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalRow"}}]}}]}},ApprovalRowDefinition]} as unknown as DocumentNode<ApprovalWithdrawMutation, ApprovalWithdrawMutationVariables>;
export const ApprovalRuleDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApprovalRuleDetail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvalRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalRuleRecord"}}]}}]}},ApprovalRuleRecordDefinition]} as unknown as DocumentNode<ApprovalRuleDetailQuery, ApprovalRuleDetailQueryVariables>;
export const ApprovalRuleSetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApprovalRuleSet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setApprovalRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalRuleRecord"}}]}}]}},ApprovalRuleRecordDefinition]} as unknown as DocumentNode<ApprovalRuleSetMutation, ApprovalRuleSetMutationVariables>;
export const useApprovalListQuery = (...[options]: Options<Apollo.useQuery.Options<ApprovalListQuery, ApprovalListQueryVariables>, ApprovalListQueryVariables>) =>
  Apollo.useQuery<ApprovalListQuery, ApprovalListQueryVariables>(ApprovalListDocument, options as Apollo.useQuery.Options<ApprovalListQuery, ApprovalListQueryVariables>);

export const usePayoutWatchedQuery = (...[options]: Options<Apollo.useQuery.Options<PayoutWatchedQuery, PayoutWatchedQueryVariables>, PayoutWatchedQueryVariables>) =>
  Apollo.useQuery<PayoutWatchedQuery, PayoutWatchedQueryVariables>(PayoutWatchedDocument, options as Apollo.useQuery.Options<PayoutWatchedQuery, PayoutWatchedQueryVariables>);

export const useApprovalAskMutation = (options?: Apollo.useMutation.Options<ApprovalAskMutation, ApprovalAskMutationVariables>) =>
  Apollo.useMutation<ApprovalAskMutation, ApprovalAskMutationVariables>(ApprovalAskDocument, options);

export const useApprovalGiveMutation = (options?: Apollo.useMutation.Options<ApprovalGiveMutation, ApprovalGiveMutationVariables>) =>
  Apollo.useMutation<ApprovalGiveMutation, ApprovalGiveMutationVariables>(ApprovalGiveDocument, options);

export const useApprovalWithdrawMutation = (options?: Apollo.useMutation.Options<ApprovalWithdrawMutation, ApprovalWithdrawMutationVariables>) =>
  Apollo.useMutation<ApprovalWithdrawMutation, ApprovalWithdrawMutationVariables>(ApprovalWithdrawDocument, options);

export const useApprovalRuleDetailQuery = (...[options]: Options<Apollo.useQuery.Options<ApprovalRuleDetailQuery, ApprovalRuleDetailQueryVariables>, ApprovalRuleDetailQueryVariables>) =>
  Apollo.useQuery<ApprovalRuleDetailQuery, ApprovalRuleDetailQueryVariables>(ApprovalRuleDetailDocument, options as Apollo.useQuery.Options<ApprovalRuleDetailQuery, ApprovalRuleDetailQueryVariables>);

export const useApprovalRuleSetMutation = (options?: Apollo.useMutation.Options<ApprovalRuleSetMutation, ApprovalRuleSetMutationVariables>) =>
  Apollo.useMutation<ApprovalRuleSetMutation, ApprovalRuleSetMutationVariables>(ApprovalRuleSetDocument, options);