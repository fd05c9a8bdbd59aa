/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type PayoutRowFragment = { id: string, paidAt: string, lines: number, sellers: number, bruto: number, retefuente: number, reteIca: number, neto: number, observaciones: string | null, comprobanteUrl: string | null, paidBy: { id: number | null, name: string, lastname: string } | null };

export type PayoutPreviewQueryVariables = Exact<{
  input: Types.CommissionIdsInput;
}>;


export type PayoutPreviewQuery = { payoutPreview: { lines: number, bruto: number, retefuente: number, reteIca: number, neto: number, problema: string | null, sellers: Array<{ vendedorId: number, nombre: string, lines: number, comisiones: number, ajustes: number, retefuente: number, reteIca: number, neto: number, cuenta: string | null, documento: Types.AcquisitionOutcome, preguntaRetencion: boolean, retencion: Array<string>, avisos: Array<string>, porAprobar: Array<{ id: string, contrato: string }> }> } };

export type PayoutListQueryVariables = Exact<{
  page: number;
  limit?: number | null | undefined;
  order?: Types.CommissionPayoutOrder | null | undefined;
  direction?: Types.OrderDirection | null | undefined;
}>;


export type PayoutListQuery = { commissionPayouts: { total: number, totalPages: number, items: Array<{ id: string, paidAt: string, lines: number, sellers: number, bruto: number, retefuente: number, reteIca: number, neto: number, observaciones: string | null, comprobanteUrl: string | null, paidBy: { id: number | null, name: string, lastname: string } | null }> } };

export type CommissionsApproveMutationVariables = Exact<{
  input: Types.CommissionIdsInput;
}>;


export type CommissionsApproveMutation = { approveCommissions: Array<{ id: string, status: Types.CommissionStatus, fechaAprobacion: string | null }> };

export type CommissionsPayMutationVariables = Exact<{
  input: Types.PayCommissionsInput;
  file?: File | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type CommissionsPayMutation = { payCommissions: { id: string, paidAt: string, lines: number, sellers: number, bruto: number, retefuente: number, reteIca: number, neto: number, observaciones: string | null, comprobanteUrl: string | null, paidBy: { id: number | null, name: string, lastname: string } | null } };

export type PayoutExportMutationVariables = Exact<{
  input: Types.ExportPayoutInput;
}>;


export type PayoutExportMutation = { exportPayout: { filename: string, contentType: string, content: string } };

export type NoWithholdingConfirmMutationVariables = Exact<{
  userIds: Array<number> | number;
}>;


export type NoWithholdingConfirmMutation = { confirmNoWithholding: Array<number> };

const PayoutRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayoutRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommissionPayout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"sellers"}},{"kind":"Field","name":{"kind":"Name","value":"bruto"}},{"kind":"Field","name":{"kind":"Name","value":"retefuente"}},{"kind":"Field","name":{"kind":"Name","value":"reteIca"}},{"kind":"Field","name":{"kind":"Name","value":"neto"}},{"kind":"Field","name":{"kind":"Name","value":"observaciones"}},{"kind":"Field","name":{"kind":"Name","value":"comprobanteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"paidBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}}]}}]}};
export const PayoutPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayoutPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommissionIdsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payoutPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"bruto"}},{"kind":"Field","name":{"kind":"Name","value":"retefuente"}},{"kind":"Field","name":{"kind":"Name","value":"reteIca"}},{"kind":"Field","name":{"kind":"Name","value":"neto"}},{"kind":"Field","name":{"kind":"Name","value":"problema"}},{"kind":"Field","name":{"kind":"Name","value":"sellers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendedorId"}},{"kind":"Field","name":{"kind":"Name","value":"nombre"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"comisiones"}},{"kind":"Field","name":{"kind":"Name","value":"ajustes"}},{"kind":"Field","name":{"kind":"Name","value":"retefuente"}},{"kind":"Field","name":{"kind":"Name","value":"reteIca"}},{"kind":"Field","name":{"kind":"Name","value":"neto"}},{"kind":"Field","name":{"kind":"Name","value":"cuenta"}},{"kind":"Field","name":{"kind":"Name","value":"documento"}},{"kind":"Field","name":{"kind":"Name","value":"preguntaRetencion"}},{"kind":"Field","name":{"kind":"Name","value":"retencion"}},{"kind":"Field","name":{"kind":"Name","value":"avisos"}},{"kind":"Field","name":{"kind":"Name","value":"porAprobar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contrato"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PayoutPreviewQuery, PayoutPreviewQueryVariables>;
export const PayoutListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayoutList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CommissionPayoutOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderDirection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commissionPayouts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayoutRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}},PayoutRowDefinition]} as unknown as DocumentNode<PayoutListQuery, PayoutListQueryVariables>;
export const CommissionsApproveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommissionsApprove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommissionIdsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveCommissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fechaAprobacion"}}]}}]}}]} as unknown as DocumentNode<CommissionsApproveMutation, CommissionsApproveMutationVariables>;
export const CommissionsPayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommissionsPay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayCommissionsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payCommissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayoutRow"}}]}}]}},PayoutRowDefinition]} as unknown as DocumentNode<CommissionsPayMutation, CommissionsPayMutationVariables>;
export const PayoutExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PayoutExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportPayoutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportPayout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<PayoutExportMutation, PayoutExportMutationVariables>;
export const NoWithholdingConfirmDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NoWithholdingConfirm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmNoWithholding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userIds"}}}]}]}}]} as unknown as DocumentNode<NoWithholdingConfirmMutation, NoWithholdingConfirmMutationVariables>;
export const usePayoutPreviewQuery = (...[options]: Options<Apollo.useQuery.Options<PayoutPreviewQuery, PayoutPreviewQueryVariables>, PayoutPreviewQueryVariables>) =>
  Apollo.useQuery<PayoutPreviewQuery, PayoutPreviewQueryVariables>(PayoutPreviewDocument, options as Apollo.useQuery.Options<PayoutPreviewQuery, PayoutPreviewQueryVariables>);

export const usePayoutListQuery = (...[options]: Options<Apollo.useQuery.Options<PayoutListQuery, PayoutListQueryVariables>, PayoutListQueryVariables>) =>
  Apollo.useQuery<PayoutListQuery, PayoutListQueryVariables>(PayoutListDocument, options as Apollo.useQuery.Options<PayoutListQuery, PayoutListQueryVariables>);

export const useCommissionsApproveMutation = (options?: Apollo.useMutation.Options<CommissionsApproveMutation, CommissionsApproveMutationVariables>) =>
  Apollo.useMutation<CommissionsApproveMutation, CommissionsApproveMutationVariables>(CommissionsApproveDocument, options);

export const useCommissionsPayMutation = (options?: Apollo.useMutation.Options<CommissionsPayMutation, CommissionsPayMutationVariables>) =>
  Apollo.useMutation<CommissionsPayMutation, CommissionsPayMutationVariables>(CommissionsPayDocument, options);

export const usePayoutExportMutation = (options?: Apollo.useMutation.Options<PayoutExportMutation, PayoutExportMutationVariables>) =>
  Apollo.useMutation<PayoutExportMutation, PayoutExportMutationVariables>(PayoutExportDocument, options);

export const useNoWithholdingConfirmMutation = (options?: Apollo.useMutation.Options<NoWithholdingConfirmMutation, NoWithholdingConfirmMutationVariables>) =>
  Apollo.useMutation<NoWithholdingConfirmMutation, NoWithholdingConfirmMutationVariables>(NoWithholdingConfirmDocument, options);