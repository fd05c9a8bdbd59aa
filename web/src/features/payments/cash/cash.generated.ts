/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type ReportableCashRowFragment = { paymentId: string, fechaPago: string, status: Types.PaymentStatus, monto: number, totalMes: number, cliente: string, documento: string | null, concepto: string, contractId: string | null, orderId: string | null, receiptNumber: string | null, origenFondos: string | null, traidoPor: string | null, registradoPor: string | null };

export type ReportableCashListQueryVariables = Exact<{
  page: number;
  limit?: number | null | undefined;
  order?: Types.ReportableCashOrder | null | undefined;
  direction?: Types.OrderDirection | null | undefined;
  filter?: Types.ReportableCashFilter | null | undefined;
}>;


export type ReportableCashListQuery = { reportableCash: { total: number, totalPages: number, items: Array<{ paymentId: string, fechaPago: string, status: Types.PaymentStatus, monto: number, totalMes: number, cliente: string, documento: string | null, concepto: string, contractId: string | null, orderId: string | null, receiptNumber: string | null, origenFondos: string | null, traidoPor: string | null, registradoPor: string | null }> } };

export type CashOfMonthQueryVariables = Exact<{
  kind: Types.PayableKind;
  id: string;
  day: string;
}>;


export type CashOfMonthQuery = { cashOfMonth: { total: number, reportableFrom: number } };

export type CashOriginNoteMutationVariables = Exact<{
  id: string;
  input: Types.CashOriginInput;
}>;


export type CashOriginNoteMutation = { noteCashOrigin: { id: string, efectivoReportable: boolean | null, origenFondos: string | null } };

const ReportableCashRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportableCashRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportableCash"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"fechaPago"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"monto"}},{"kind":"Field","name":{"kind":"Name","value":"totalMes"}},{"kind":"Field","name":{"kind":"Name","value":"cliente"}},{"kind":"Field","name":{"kind":"Name","value":"documento"}},{"kind":"Field","name":{"kind":"Name","value":"concepto"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"origenFondos"}},{"kind":"Field","name":{"kind":"Name","value":"traidoPor"}},{"kind":"Field","name":{"kind":"Name","value":"registradoPor"}}]}};
export const ReportableCashListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportableCashList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportableCashOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportableCashFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportableCash"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportableCashRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}},ReportableCashRowDefinition]} as unknown as DocumentNode<ReportableCashListQuery, ReportableCashListQueryVariables>;
export const CashOfMonthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashOfMonth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayableKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cashOfMonth"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"reportableFrom"}}]}}]}}]} as unknown as DocumentNode<CashOfMonthQuery, CashOfMonthQueryVariables>;
export const CashOriginNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashOriginNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CashOriginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteCashOrigin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"efectivoReportable"}},{"kind":"Field","name":{"kind":"Name","value":"origenFondos"}}]}}]}}]} as unknown as DocumentNode<CashOriginNoteMutation, CashOriginNoteMutationVariables>;
export const useReportableCashListQuery = (...[options]: Options<Apollo.useQuery.Options<ReportableCashListQuery, ReportableCashListQueryVariables>, ReportableCashListQueryVariables>) =>
  Apollo.useQuery<ReportableCashListQuery, ReportableCashListQueryVariables>(ReportableCashListDocument, options as Apollo.useQuery.Options<ReportableCashListQuery, ReportableCashListQueryVariables>);

export const useCashOfMonthQuery = (...[options]: Options<Apollo.useQuery.Options<CashOfMonthQuery, CashOfMonthQueryVariables>, CashOfMonthQueryVariables>) =>
  Apollo.useQuery<CashOfMonthQuery, CashOfMonthQueryVariables>(CashOfMonthDocument, options as Apollo.useQuery.Options<CashOfMonthQuery, CashOfMonthQueryVariables>);

export const useCashOriginNoteMutation = (options?: Apollo.useMutation.Options<CashOriginNoteMutation, CashOriginNoteMutationVariables>) =>
  Apollo.useMutation<CashOriginNoteMutation, CashOriginNoteMutationVariables>(CashOriginNoteDocument, options);