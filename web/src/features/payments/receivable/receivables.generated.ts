/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type ReceivableRowFragment = { contractId: string, contractNumber: string, cliente: string, telefono: string | null, destino: string, vendedor: string | null, saldo: number, saldoVencido: number, porVerificar: number, oldestDue: string | null, daysOverdue: number, age: Types.DebtAge, nextDue: string | null, nextAmount: number | null, lastContact: string | null, promiseId: string | null, promisedDay: string | null, promisedAmount: number | null, promisedTo: string | null };

export type ReceivableListQueryVariables = Exact<{
  page: number;
  limit?: number | null | undefined;
  order?: Types.ReceivableOrder | null | undefined;
  direction?: Types.OrderDirection | null | undefined;
  filter?: Types.ReceivableFilter | null | undefined;
}>;


export type ReceivableListQuery = { receivables: { total: number, totalPages: number, items: Array<{ contractId: string, contractNumber: string, cliente: string, telefono: string | null, destino: string, vendedor: string | null, saldo: number, saldoVencido: number, porVerificar: number, oldestDue: string | null, daysOverdue: number, age: Types.DebtAge, nextDue: string | null, nextAmount: number | null, lastContact: string | null, promiseId: string | null, promisedDay: string | null, promisedAmount: number | null, promisedTo: string | null }> } };

export type ReceivablesToCollectQueryVariables = Exact<{
  limit?: number | null | undefined;
}>;


export type ReceivablesToCollectQuery = { receivables: { total: number, items: Array<{ contractId: string, contractNumber: string, cliente: string, telefono: string | null, destino: string, vendedor: string | null, saldo: number, saldoVencido: number, porVerificar: number, oldestDue: string | null, daysOverdue: number, age: Types.DebtAge, nextDue: string | null, nextAmount: number | null, lastContact: string | null, promiseId: string | null, promisedDay: string | null, promisedAmount: number | null, promisedTo: string | null }> } };

export type ReceivableSumsQueryVariables = Exact<{
  filter?: Types.ReceivableFilter | null | undefined;
}>;


export type ReceivableSumsQuery = { receivableFigures: { promisesDue: number, toCollect: number, ages: Array<{ age: Types.DebtAge, count: number, saldo: number, saldoVencido: number }> } };

export type PaymentPromiseMutationVariables = Exact<{
  contractId: string;
  input: Types.PaymentPromiseInput;
}>;


export type PaymentPromiseMutation = { promisePayment: { id: string, day: string, monto: number } };

export type PaymentPromiseWithdrawMutationVariables = Exact<{
  id: string;
}>;


export type PaymentPromiseWithdrawMutation = { withdrawPaymentPromise: boolean };

export type ReceivablesRemindMutationVariables = Exact<{
  ids: Array<string> | string;
  idempotencyKey?: string | null | undefined;
}>;


export type ReceivablesRemindMutation = { outcomes: Array<{ id: string, done: boolean, reason: string | null }> };

export type ReceivableRemindMutationVariables = Exact<{
  id: string;
}>;


export type ReceivableRemindMutation = { remindContract: { id: string } };

export type ReceivableRemindByWhatsappMutationVariables = Exact<{
  id: string;
}>;


export type ReceivableRemindByWhatsappMutation = { remindContractByWhatsapp: { text: string, phone: string } };

const ReceivableRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceivableRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Receivable"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"contractNumber"}},{"kind":"Field","name":{"kind":"Name","value":"cliente"}},{"kind":"Field","name":{"kind":"Name","value":"telefono"}},{"kind":"Field","name":{"kind":"Name","value":"destino"}},{"kind":"Field","name":{"kind":"Name","value":"vendedor"}},{"kind":"Field","name":{"kind":"Name","value":"saldo"}},{"kind":"Field","name":{"kind":"Name","value":"saldoVencido"}},{"kind":"Field","name":{"kind":"Name","value":"porVerificar"}},{"kind":"Field","name":{"kind":"Name","value":"oldestDue"}},{"kind":"Field","name":{"kind":"Name","value":"daysOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"nextDue"}},{"kind":"Field","name":{"kind":"Name","value":"nextAmount"}},{"kind":"Field","name":{"kind":"Name","value":"lastContact"}},{"kind":"Field","name":{"kind":"Name","value":"promiseId"}},{"kind":"Field","name":{"kind":"Name","value":"promisedDay"}},{"kind":"Field","name":{"kind":"Name","value":"promisedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"promisedTo"}}]}};
export const ReceivableListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReceivableList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReceivableOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReceivableFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receivables"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceivableRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}},ReceivableRowDefinition]} as unknown as DocumentNode<ReceivableListQuery, ReceivableListQueryVariables>;
export const ReceivablesToCollectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReceivablesToCollect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receivables"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"toCollect"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceivableRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},ReceivableRowDefinition]} as unknown as DocumentNode<ReceivablesToCollectQuery, ReceivablesToCollectQueryVariables>;
export const ReceivableSumsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReceivableSums"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReceivableFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receivableFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"saldo"}},{"kind":"Field","name":{"kind":"Name","value":"saldoVencido"}}]}},{"kind":"Field","name":{"kind":"Name","value":"promisesDue"}},{"kind":"Field","name":{"kind":"Name","value":"toCollect"}}]}}]}}]} as unknown as DocumentNode<ReceivableSumsQuery, ReceivableSumsQueryVariables>;
export const PaymentPromiseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PaymentPromise"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentPromiseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promisePayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"monto"}}]}}]}}]} as unknown as DocumentNode<PaymentPromiseMutation, PaymentPromiseMutationVariables>;
export const PaymentPromiseWithdrawDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PaymentPromiseWithdraw"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawPaymentPromise"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<PaymentPromiseWithdrawMutation, PaymentPromiseWithdrawMutationVariables>;
export const ReceivablesRemindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReceivablesRemind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"remindEachContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<ReceivablesRemindMutation, ReceivablesRemindMutationVariables>;
export const ReceivableRemindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReceivableRemind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remindContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ReceivableRemindMutation, ReceivableRemindMutationVariables>;
export const ReceivableRemindByWhatsappDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReceivableRemindByWhatsapp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remindContractByWhatsapp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<ReceivableRemindByWhatsappMutation, ReceivableRemindByWhatsappMutationVariables>;
export const useReceivableListQuery = (...[options]: Options<Apollo.useQuery.Options<ReceivableListQuery, ReceivableListQueryVariables>, ReceivableListQueryVariables>) =>
  Apollo.useQuery<ReceivableListQuery, ReceivableListQueryVariables>(ReceivableListDocument, options as Apollo.useQuery.Options<ReceivableListQuery, ReceivableListQueryVariables>);

export const useReceivablesToCollectQuery = (...[options]: Options<Apollo.useQuery.Options<ReceivablesToCollectQuery, ReceivablesToCollectQueryVariables>, ReceivablesToCollectQueryVariables>) =>
  Apollo.useQuery<ReceivablesToCollectQuery, ReceivablesToCollectQueryVariables>(ReceivablesToCollectDocument, options as Apollo.useQuery.Options<ReceivablesToCollectQuery, ReceivablesToCollectQueryVariables>);

export const useReceivableSumsQuery = (...[options]: Options<Apollo.useQuery.Options<ReceivableSumsQuery, ReceivableSumsQueryVariables>, ReceivableSumsQueryVariables>) =>
  Apollo.useQuery<ReceivableSumsQuery, ReceivableSumsQueryVariables>(ReceivableSumsDocument, options as Apollo.useQuery.Options<ReceivableSumsQuery, ReceivableSumsQueryVariables>);

export const usePaymentPromiseMutation = (options?: Apollo.useMutation.Options<PaymentPromiseMutation, PaymentPromiseMutationVariables>) =>
  Apollo.useMutation<PaymentPromiseMutation, PaymentPromiseMutationVariables>(PaymentPromiseDocument, options);

export const usePaymentPromiseWithdrawMutation = (options?: Apollo.useMutation.Options<PaymentPromiseWithdrawMutation, PaymentPromiseWithdrawMutationVariables>) =>
  Apollo.useMutation<PaymentPromiseWithdrawMutation, PaymentPromiseWithdrawMutationVariables>(PaymentPromiseWithdrawDocument, options);

export const useReceivablesRemindMutation = (options?: Apollo.useMutation.Options<ReceivablesRemindMutation, ReceivablesRemindMutationVariables>) =>
  Apollo.useMutation<ReceivablesRemindMutation, ReceivablesRemindMutationVariables>(ReceivablesRemindDocument, options);

export const useReceivableRemindMutation = (options?: Apollo.useMutation.Options<ReceivableRemindMutation, ReceivableRemindMutationVariables>) =>
  Apollo.useMutation<ReceivableRemindMutation, ReceivableRemindMutationVariables>(ReceivableRemindDocument, options);

export const useReceivableRemindByWhatsappMutation = (options?: Apollo.useMutation.Options<ReceivableRemindByWhatsappMutation, ReceivableRemindByWhatsappMutationVariables>) =>
  Apollo.useMutation<ReceivableRemindByWhatsappMutation, ReceivableRemindByWhatsappMutationVariables>(ReceivableRemindByWhatsappDocument, options);