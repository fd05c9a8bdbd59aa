/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type BilledOnlineFragment = { titulo: string, destino: string | null, precioTotal: number | null, saldoPendiente: number | null, porPagar: number | null, montoSugerido: number, motivo: string | null, pagador: { nombre: string, correo: string | null } | null };

export type PaidOnlineFragment = { id: string, status: Types.AttemptStatus, monto: number, medio: Types.MedioEnLinea, reference: string, contractId: string | null, orderId: string | null, motivo: string | null, bankUrl: string | null, enRevision: boolean, cancelado: boolean, payment: { id: string, status: Types.PaymentStatus } | null, transaction: { id: string } | null, proximoPago: { monto: number, fechaVencimiento: string } | null };

export type OnlineCheckoutQueryVariables = Exact<{
  contractId?: string | null | undefined;
  orderId?: string | null | undefined;
}>;


export type OnlineCheckoutQuery = { onlineBill: { titulo: string, destino: string | null, precioTotal: number | null, saldoPendiente: number | null, porPagar: number | null, montoSugerido: number, motivo: string | null, pagador: { nombre: string, correo: string | null } | null }, onlineCheckout: { publicKey: string, providerUrl: string, montoMinimo: number, terms: { token: string, permalink: string }, personalData: { token: string, permalink: string } } | null };

export type PseBankListQueryVariables = Exact<{ [key: string]: never; }>;


export type PseBankListQuery = { pseBanks: Array<{ code: string, name: string }> };

export type OnlinePayMutationVariables = Exact<{
  input: Types.PayOnlineInput;
  key?: string | null | undefined;
}>;


export type OnlinePayMutation = { payOnline: { id: string, status: Types.AttemptStatus, monto: number, medio: Types.MedioEnLinea, reference: string, contractId: string | null, orderId: string | null, motivo: string | null, bankUrl: string | null, enRevision: boolean, cancelado: boolean, payment: { id: string, status: Types.PaymentStatus } | null, transaction: { id: string } | null, proximoPago: { monto: number, fechaVencimiento: string } | null } };

export type OnlinePaymentLookUpMutationVariables = Exact<{
  key?: string | null | undefined;
  transactionId?: string | null | undefined;
}>;


export type OnlinePaymentLookUpMutation = { lookUpOnlinePayment: { id: string, status: Types.AttemptStatus, monto: number, medio: Types.MedioEnLinea, reference: string, contractId: string | null, orderId: string | null, motivo: string | null, bankUrl: string | null, enRevision: boolean, cancelado: boolean, payment: { id: string, status: Types.PaymentStatus } | null, transaction: { id: string } | null, proximoPago: { monto: number, fechaVencimiento: string } | null } | null };

const BilledOnlineDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BilledOnline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OnlineBill"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pagador"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nombre"}},{"kind":"Field","name":{"kind":"Name","value":"correo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"destino"}},{"kind":"Field","name":{"kind":"Name","value":"precioTotal"}},{"kind":"Field","name":{"kind":"Name","value":"saldoPendiente"}},{"kind":"Field","name":{"kind":"Name","value":"porPagar"}},{"kind":"Field","name":{"kind":"Name","value":"montoSugerido"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}}]}};
const PaidOnlineDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaidOnline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OnlineAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"monto"}},{"kind":"Field","name":{"kind":"Name","value":"medio"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"bankUrl"}},{"kind":"Field","name":{"kind":"Name","value":"enRevision"}},{"kind":"Field","name":{"kind":"Name","value":"cancelado"}},{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transaction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proximoPago"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monto"}},{"kind":"Field","name":{"kind":"Name","value":"fechaVencimiento"}}]}}]}};
export const OnlineCheckoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OnlineCheckout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"onlineBill"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BilledOnline"}}]}},{"kind":"Field","name":{"kind":"Name","value":"onlineCheckout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicKey"}},{"kind":"Field","name":{"kind":"Name","value":"providerUrl"}},{"kind":"Field","name":{"kind":"Name","value":"montoMinimo"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"permalink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"personalData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"permalink"}}]}}]}}]}},BilledOnlineDefinition]} as unknown as DocumentNode<OnlineCheckoutQuery, OnlineCheckoutQueryVariables>;
export const PseBankListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PseBankList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pseBanks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PseBankListQuery, PseBankListQueryVariables>;
export const OnlinePayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OnlinePay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayOnlineInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payOnline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaidOnline"}}]}}]}},PaidOnlineDefinition]} as unknown as DocumentNode<OnlinePayMutation, OnlinePayMutationVariables>;
export const OnlinePaymentLookUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OnlinePaymentLookUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"transactionId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lookUpOnlinePayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"transactionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"transactionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaidOnline"}}]}}]}},PaidOnlineDefinition]} as unknown as DocumentNode<OnlinePaymentLookUpMutation, OnlinePaymentLookUpMutationVariables>;
export const useOnlineCheckoutQuery = (...[options]: Options<Apollo.useQuery.Options<OnlineCheckoutQuery, OnlineCheckoutQueryVariables>, OnlineCheckoutQueryVariables>) =>
  Apollo.useQuery<OnlineCheckoutQuery, OnlineCheckoutQueryVariables>(OnlineCheckoutDocument, options as Apollo.useQuery.Options<OnlineCheckoutQuery, OnlineCheckoutQueryVariables>);

export const usePseBankListQuery = (...[options]: Options<Apollo.useQuery.Options<PseBankListQuery, PseBankListQueryVariables>, PseBankListQueryVariables>) =>
  Apollo.useQuery<PseBankListQuery, PseBankListQueryVariables>(PseBankListDocument, options as Apollo.useQuery.Options<PseBankListQuery, PseBankListQueryVariables>);

export const useOnlinePayMutation = (options?: Apollo.useMutation.Options<OnlinePayMutation, OnlinePayMutationVariables>) =>
  Apollo.useMutation<OnlinePayMutation, OnlinePayMutationVariables>(OnlinePayDocument, options);

export const useOnlinePaymentLookUpMutation = (options?: Apollo.useMutation.Options<OnlinePaymentLookUpMutation, OnlinePaymentLookUpMutationVariables>) =>
  Apollo.useMutation<OnlinePaymentLookUpMutation, OnlinePaymentLookUpMutationVariables>(OnlinePaymentLookUpDocument, options);