/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type BankDetailsQueryVariables = Exact<{
  userId: number;
}>;


export type BankDetailsQuery = { bankingData: { banco: string, numeroCuenta: string, tipoCuenta: string } | null };

export type SupportDocumentQueryVariables = Exact<{
  id: string;
}>;


export type SupportDocumentQuery = { supportDocument: { filename: string, url: string } };

export type AcquisitionPdfQueryVariables = Exact<{
  id: string;
}>;


export type AcquisitionPdfQuery = { commission: { id: string, acquisition: { id: string, number: string, pdfUrl: string | null } | null } | null };

export type CommissionsRequestMutationVariables = Exact<{
  input: Types.RequestCommissionsInput;
  idempotencyKey?: string | null | undefined;
}>;


export type CommissionsRequestMutation = { requestCommissions: Array<{ id: string, status: Types.CommissionStatus, documentoSoporteId: string | null, documentoSoporte: { id: string, numeroDocumento: string, status: string } | null }> };

export const BankDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bankingData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"numeroCuenta"}},{"kind":"Field","name":{"kind":"Name","value":"tipoCuenta"}}]}}]}}]} as unknown as DocumentNode<BankDetailsQuery, BankDetailsQueryVariables>;
export const SupportDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupportDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supportDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<SupportDocumentQuery, SupportDocumentQueryVariables>;
export const AcquisitionPdfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AcquisitionPdf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commission"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"acquisition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"pdfUrl"}}]}}]}}]}}]} as unknown as DocumentNode<AcquisitionPdfQuery, AcquisitionPdfQueryVariables>;
export const CommissionsRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommissionsRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestCommissionsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestCommissions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"documentoSoporteId"}},{"kind":"Field","name":{"kind":"Name","value":"documentoSoporte"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"numeroDocumento"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<CommissionsRequestMutation, CommissionsRequestMutationVariables>;
export const useBankDetailsQuery = (...[options]: Options<Apollo.useQuery.Options<BankDetailsQuery, BankDetailsQueryVariables>, BankDetailsQueryVariables>) =>
  Apollo.useQuery<BankDetailsQuery, BankDetailsQueryVariables>(BankDetailsDocument, options as Apollo.useQuery.Options<BankDetailsQuery, BankDetailsQueryVariables>);

export const useSupportDocumentQuery = (...[options]: Options<Apollo.useQuery.Options<SupportDocumentQuery, SupportDocumentQueryVariables>, SupportDocumentQueryVariables>) =>
  Apollo.useQuery<SupportDocumentQuery, SupportDocumentQueryVariables>(SupportDocumentDocument, options as Apollo.useQuery.Options<SupportDocumentQuery, SupportDocumentQueryVariables>);

export const useAcquisitionPdfQuery = (...[options]: Options<Apollo.useQuery.Options<AcquisitionPdfQuery, AcquisitionPdfQueryVariables>, AcquisitionPdfQueryVariables>) =>
  Apollo.useQuery<AcquisitionPdfQuery, AcquisitionPdfQueryVariables>(AcquisitionPdfDocument, options as Apollo.useQuery.Options<AcquisitionPdfQuery, AcquisitionPdfQueryVariables>);

export const useCommissionsRequestMutation = (options?: Apollo.useMutation.Options<CommissionsRequestMutation, CommissionsRequestMutationVariables>) =>
  Apollo.useMutation<CommissionsRequestMutation, CommissionsRequestMutationVariables>(CommissionsRequestDocument, options);