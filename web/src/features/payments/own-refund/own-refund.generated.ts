/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type OwnRefundLineFragment = { id: string, title: string, contractId: string | null, orderId: string | null, monto: number, reason: Types.RefundReason, status: Types.RefundStatus, dueOn: string, paidOn: string | null, hasAccount: boolean, accountMasked: string | null };

export type OwnClaimLineFragment = { id: string, number: string, paymentId: string, cause: Types.ChargebackCause, status: Types.ChargebackStatus, dueOn: string, answer: string | null };

export type OwnMoneyBackQueryVariables = Exact<{
  id: string;
}>;


export type OwnMoneyBackQuery = { ownContract: { id: string, payments: Array<{ id: string, monto: number, fechaPago: string, claimable: boolean }>, refunds: Array<{ id: string, title: string, contractId: string | null, orderId: string | null, monto: number, reason: Types.RefundReason, status: Types.RefundStatus, dueOn: string, paidOn: string | null, hasAccount: boolean, accountMasked: string | null }>, chargebacks: Array<{ id: string, number: string, paymentId: string, cause: Types.ChargebackCause, status: Types.ChargebackStatus, dueOn: string, answer: string | null }> } };

export type OwnRefundListQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnRefundListQuery = { ownRefunds: Array<{ id: string, title: string, contractId: string | null, orderId: string | null, monto: number, reason: Types.RefundReason, status: Types.RefundStatus, dueOn: string, paidOn: string | null, hasAccount: boolean, accountMasked: string | null }> };

export type OwnAccountCodeMutationVariables = Exact<{
  id: string;
}>;


export type OwnAccountCodeMutation = { requestAccountCode: { id: string } };

export type OwnAccountGiveMutationVariables = Exact<{
  id: string;
  code: string;
  input: Types.RefundAccountInput;
}>;


export type OwnAccountGiveMutation = { giveRefundAccount: { id: string, title: string, contractId: string | null, orderId: string | null, monto: number, reason: Types.RefundReason, status: Types.RefundStatus, dueOn: string, paidOn: string | null, hasAccount: boolean, accountMasked: string | null } };

export type OwnClaimMutationVariables = Exact<{
  contractId: string;
  input: Types.OpenChargebackInput;
  file?: File | null | undefined;
  code?: string | null | undefined;
}>;


export type OwnClaimMutation = { claimChargeback: { id: string, payments: Array<{ id: string, claimable: boolean }>, chargebacks: Array<{ id: string, number: string, paymentId: string, cause: Types.ChargebackCause, status: Types.ChargebackStatus, dueOn: string, answer: string | null }> } };

const OwnRefundLineDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnRefundLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnRefund"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"monto"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"paidOn"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"accountMasked"}}]}};
const OwnClaimLineDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnClaimLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnChargeback"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}};
export const OwnMoneyBackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnMoneyBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"monto"}},{"kind":"Field","name":{"kind":"Name","value":"fechaPago"}},{"kind":"Field","name":{"kind":"Name","value":"claimable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnRefundLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chargebacks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnClaimLine"}}]}}]}}]}},OwnRefundLineDefinition,OwnClaimLineDefinition]} as unknown as DocumentNode<OwnMoneyBackQuery, OwnMoneyBackQueryVariables>;
export const OwnRefundListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnRefundList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownRefunds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnRefundLine"}}]}}]}},OwnRefundLineDefinition]} as unknown as DocumentNode<OwnRefundListQuery, OwnRefundListQueryVariables>;
export const OwnAccountCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OwnAccountCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestAccountCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OwnAccountCodeMutation, OwnAccountCodeMutationVariables>;
export const OwnAccountGiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OwnAccountGive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveRefundAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnRefundLine"}}]}}]}},OwnRefundLineDefinition]} as unknown as DocumentNode<OwnAccountGiveMutation, OwnAccountGiveMutationVariables>;
export const OwnClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OwnClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenChargebackInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimChargeback"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"claimable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chargebacks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnClaimLine"}}]}}]}}]}},OwnClaimLineDefinition]} as unknown as DocumentNode<OwnClaimMutation, OwnClaimMutationVariables>;
export const useOwnMoneyBackQuery = (...[options]: Options<Apollo.useQuery.Options<OwnMoneyBackQuery, OwnMoneyBackQueryVariables>, OwnMoneyBackQueryVariables>) =>
  Apollo.useQuery<OwnMoneyBackQuery, OwnMoneyBackQueryVariables>(OwnMoneyBackDocument, options as Apollo.useQuery.Options<OwnMoneyBackQuery, OwnMoneyBackQueryVariables>);

export const useOwnRefundListQuery = (...[options]: Options<Apollo.useQuery.Options<OwnRefundListQuery, OwnRefundListQueryVariables>, OwnRefundListQueryVariables>) =>
  Apollo.useQuery<OwnRefundListQuery, OwnRefundListQueryVariables>(OwnRefundListDocument, options as Apollo.useQuery.Options<OwnRefundListQuery, OwnRefundListQueryVariables>);

export const useOwnAccountCodeMutation = (options?: Apollo.useMutation.Options<OwnAccountCodeMutation, OwnAccountCodeMutationVariables>) =>
  Apollo.useMutation<OwnAccountCodeMutation, OwnAccountCodeMutationVariables>(OwnAccountCodeDocument, options);

export const useOwnAccountGiveMutation = (options?: Apollo.useMutation.Options<OwnAccountGiveMutation, OwnAccountGiveMutationVariables>) =>
  Apollo.useMutation<OwnAccountGiveMutation, OwnAccountGiveMutationVariables>(OwnAccountGiveDocument, options);

export const useOwnClaimMutation = (options?: Apollo.useMutation.Options<OwnClaimMutation, OwnClaimMutationVariables>) =>
  Apollo.useMutation<OwnClaimMutation, OwnClaimMutationVariables>(OwnClaimDocument, options);