/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type QuoteRemindersQueryVariables = Exact<{
  id: string;
}>;


export type QuoteRemindersQuery = { quote: { id: string, acts: Array<{ name: string, reason: string | null }> } | null };

export type ContractRemindersQueryVariables = Exact<{
  id: string;
}>;


export type ContractRemindersQuery = { contract: { id: string, acts: Array<{ name: string, reason: string | null }> } | null };

export type QuoteReminderWithdrawMutationVariables = Exact<{
  id: string;
}>;


export type QuoteReminderWithdrawMutation = { withdrawQuoteReminder: boolean };

export type ContractReminderWithdrawMutationVariables = Exact<{
  id: string;
}>;


export type ContractReminderWithdrawMutation = { withdrawContractReminder: boolean };

export const QuoteRemindersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuoteReminders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"acts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<QuoteRemindersQuery, QuoteRemindersQueryVariables>;
export const ContractRemindersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractReminders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"acts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<ContractRemindersQuery, ContractRemindersQueryVariables>;
export const QuoteReminderWithdrawDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"QuoteReminderWithdraw"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawQuoteReminder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<QuoteReminderWithdrawMutation, QuoteReminderWithdrawMutationVariables>;
export const ContractReminderWithdrawDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ContractReminderWithdraw"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawContractReminder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ContractReminderWithdrawMutation, ContractReminderWithdrawMutationVariables>;
export const useQuoteRemindersQuery = (...[options]: Options<Apollo.useQuery.Options<QuoteRemindersQuery, QuoteRemindersQueryVariables>, QuoteRemindersQueryVariables>) =>
  Apollo.useQuery<QuoteRemindersQuery, QuoteRemindersQueryVariables>(QuoteRemindersDocument, options as Apollo.useQuery.Options<QuoteRemindersQuery, QuoteRemindersQueryVariables>);

export const useContractRemindersQuery = (...[options]: Options<Apollo.useQuery.Options<ContractRemindersQuery, ContractRemindersQueryVariables>, ContractRemindersQueryVariables>) =>
  Apollo.useQuery<ContractRemindersQuery, ContractRemindersQueryVariables>(ContractRemindersDocument, options as Apollo.useQuery.Options<ContractRemindersQuery, ContractRemindersQueryVariables>);

export const useQuoteReminderWithdrawMutation = (options?: Apollo.useMutation.Options<QuoteReminderWithdrawMutation, QuoteReminderWithdrawMutationVariables>) =>
  Apollo.useMutation<QuoteReminderWithdrawMutation, QuoteReminderWithdrawMutationVariables>(QuoteReminderWithdrawDocument, options);

export const useContractReminderWithdrawMutation = (options?: Apollo.useMutation.Options<ContractReminderWithdrawMutation, ContractReminderWithdrawMutationVariables>) =>
  Apollo.useMutation<ContractReminderWithdrawMutation, ContractReminderWithdrawMutationVariables>(ContractReminderWithdrawDocument, options);