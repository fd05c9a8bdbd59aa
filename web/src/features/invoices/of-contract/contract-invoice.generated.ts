/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ContractInvoiceQueryVariables = Exact<{
  contractId: string;
}>;


export type ContractInvoiceQuery = { contractInvoice: { number: string, issueDate: string, totalAmount: number, status: Types.InvoiceStatus, sendingState: Types.SendingState, sendingProblem: string | null, pruebas: boolean, pdfUrl: string | null, xmlUrl: string | null, creditedAmount: number, creditNotes: Array<{ number: string, issueDate: string, totalAmount: number, sendingState: Types.SendingState, pdfUrl: string | null, xmlUrl: string | null }> } | null };


export const ContractInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"sendingState"}},{"kind":"Field","name":{"kind":"Name","value":"sendingProblem"}},{"kind":"Field","name":{"kind":"Name","value":"pruebas"}},{"kind":"Field","name":{"kind":"Name","value":"pdfUrl"}},{"kind":"Field","name":{"kind":"Name","value":"xmlUrl"}},{"kind":"Field","name":{"kind":"Name","value":"creditedAmount"}},{"kind":"Field","name":{"kind":"Name","value":"creditNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"totalAmount"}},{"kind":"Field","name":{"kind":"Name","value":"sendingState"}},{"kind":"Field","name":{"kind":"Name","value":"pdfUrl"}},{"kind":"Field","name":{"kind":"Name","value":"xmlUrl"}}]}}]}}]}}]} as unknown as DocumentNode<ContractInvoiceQuery, ContractInvoiceQueryVariables>;
export const useContractInvoiceQuery = (...[options]: Options<Apollo.useQuery.Options<ContractInvoiceQuery, ContractInvoiceQueryVariables>, ContractInvoiceQueryVariables>) =>
  Apollo.useQuery<ContractInvoiceQuery, ContractInvoiceQueryVariables>(ContractInvoiceDocument, options as Apollo.useQuery.Options<ContractInvoiceQuery, ContractInvoiceQueryVariables>);