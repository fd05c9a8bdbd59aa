/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type SignatureDetailQueryVariables = Exact<{
  id: string;
}>;


export type SignatureDetailQuery = { contract: { id: string, contractNumber: string, status: Types.ContractStatus, formaPago: Types.FormaPago, origen: string, destino: string, precioTotal: number, numeroPasajeros: number, fechaInicioViaje: string, fechaFinViaje: string | null, pasajeroTitular: string | null, clienteTipoDocumento: Types.TipoDocumento, clienteDocumentoIdentidad: string | null, signedAt: string | null, pdfDesactualizado: boolean, printedNames: string, emailHeldUntil: string | null, emailDenied: boolean, smsCodeTo: string | null, pdfVersion: number | null, pdfSha256: string | null, cliente: { name: string | null, lastname: string | null, email: string | null }, plan: Array<{ id: string, descripcion: string, monto: number, fechaVencimiento: string }>, advisor: { name: string, lastname: string, email: string, phone: string | null, picture: string | null } | null } | null };

export type ContractReadingQueryVariables = Exact<{
  id: string;
}>;


export type ContractReadingQuery = { contractReading: { parties: string, noIncluye: Array<string>, condicionesEspeciales: string | null, observaciones: string | null, clausulas: string, facts: Array<{ label: string, value: string }>, travellers: Array<{ name: string, document: string, holder: boolean }>, services: Array<{ kind: string, text: string, detail: string }> } };

export type SignaturePdfAddressQueryVariables = Exact<{
  id: string;
}>;


export type SignaturePdfAddressQuery = { contractPdf: { filename: string, url: string } };

export type ContractSignMutationVariables = Exact<{
  id: string;
  input: Types.SignContractInput;
}>;


export type ContractSignMutation = { signContract: { id: string, status: Types.ContractStatus, signedAt: string | null } };

export type ContractSigningCodeMutationVariables = Exact<{
  id: string;
  channel: Types.CodeChannel;
}>;


export type ContractSigningCodeMutation = { requestSignatureCode: { id: string } };

export type EmailChangeDetailQueryVariables = Exact<{ [key: string]: never; }>;


export type EmailChangeDetailQuery = { askedEmailChange: { about: string, changedAt: string, state: Types.EmailChangeState } };

export type EmailChangeConfirmMutationVariables = Exact<{ [key: string]: never; }>;


export type EmailChangeConfirmMutation = { confirmEmailChange: { state: Types.EmailChangeState } };

export type EmailChangeDenyMutationVariables = Exact<{ [key: string]: never; }>;


export type EmailChangeDenyMutation = { denyEmailChange: { state: Types.EmailChangeState } };

export const SignatureDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignatureDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contractNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"formaPago"}},{"kind":"Field","name":{"kind":"Name","value":"origen"}},{"kind":"Field","name":{"kind":"Name","value":"destino"}},{"kind":"Field","name":{"kind":"Name","value":"precioTotal"}},{"kind":"Field","name":{"kind":"Name","value":"numeroPasajeros"}},{"kind":"Field","name":{"kind":"Name","value":"fechaInicioViaje"}},{"kind":"Field","name":{"kind":"Name","value":"fechaFinViaje"}},{"kind":"Field","name":{"kind":"Name","value":"pasajeroTitular"}},{"kind":"Field","name":{"kind":"Name","value":"clienteTipoDocumento"}},{"kind":"Field","name":{"kind":"Name","value":"clienteDocumentoIdentidad"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pdfDesactualizado"}},{"kind":"Field","name":{"kind":"Name","value":"printedNames"}},{"kind":"Field","name":{"kind":"Name","value":"emailHeldUntil"}},{"kind":"Field","name":{"kind":"Name","value":"emailDenied"}},{"kind":"Field","name":{"kind":"Name","value":"smsCodeTo"}},{"kind":"Field","name":{"kind":"Name","value":"pdfVersion"}},{"kind":"Field","name":{"kind":"Name","value":"pdfSha256"}},{"kind":"Field","name":{"kind":"Name","value":"cliente"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"descripcion"}},{"kind":"Field","name":{"kind":"Name","value":"monto"}},{"kind":"Field","name":{"kind":"Name","value":"fechaVencimiento"}}]}},{"kind":"Field","name":{"kind":"Name","value":"advisor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}}]}}]}}]} as unknown as DocumentNode<SignatureDetailQuery, SignatureDetailQueryVariables>;
export const ContractReadingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractReading"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractReading"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parties"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"travellers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"services"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noIncluye"}},{"kind":"Field","name":{"kind":"Name","value":"condicionesEspeciales"}},{"kind":"Field","name":{"kind":"Name","value":"observaciones"}},{"kind":"Field","name":{"kind":"Name","value":"clausulas"}}]}}]}}]} as unknown as DocumentNode<ContractReadingQuery, ContractReadingQueryVariables>;
export const SignaturePdfAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignaturePdfAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractPdf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<SignaturePdfAddressQuery, SignaturePdfAddressQueryVariables>;
export const ContractSignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ContractSign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignContractInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}}]}}]}}]} as unknown as DocumentNode<ContractSignMutation, ContractSignMutationVariables>;
export const ContractSigningCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ContractSigningCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"channel"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CodeChannel"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestSignatureCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"channel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"channel"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ContractSigningCodeMutation, ContractSigningCodeMutationVariables>;
export const EmailChangeDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmailChangeDetail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askedEmailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<EmailChangeDetailQuery, EmailChangeDetailQueryVariables>;
export const EmailChangeConfirmDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmailChangeConfirm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEmailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<EmailChangeConfirmMutation, EmailChangeConfirmMutationVariables>;
export const EmailChangeDenyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmailChangeDeny"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"denyEmailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<EmailChangeDenyMutation, EmailChangeDenyMutationVariables>;
export const useSignatureDetailQuery = (...[options]: Options<Apollo.useQuery.Options<SignatureDetailQuery, SignatureDetailQueryVariables>, SignatureDetailQueryVariables>) =>
  Apollo.useQuery<SignatureDetailQuery, SignatureDetailQueryVariables>(SignatureDetailDocument, options as Apollo.useQuery.Options<SignatureDetailQuery, SignatureDetailQueryVariables>);

export const useContractReadingQuery = (...[options]: Options<Apollo.useQuery.Options<ContractReadingQuery, ContractReadingQueryVariables>, ContractReadingQueryVariables>) =>
  Apollo.useQuery<ContractReadingQuery, ContractReadingQueryVariables>(ContractReadingDocument, options as Apollo.useQuery.Options<ContractReadingQuery, ContractReadingQueryVariables>);

export const useSignaturePdfAddressQuery = (...[options]: Options<Apollo.useQuery.Options<SignaturePdfAddressQuery, SignaturePdfAddressQueryVariables>, SignaturePdfAddressQueryVariables>) =>
  Apollo.useQuery<SignaturePdfAddressQuery, SignaturePdfAddressQueryVariables>(SignaturePdfAddressDocument, options as Apollo.useQuery.Options<SignaturePdfAddressQuery, SignaturePdfAddressQueryVariables>);

export const useContractSignMutation = (options?: Apollo.useMutation.Options<ContractSignMutation, ContractSignMutationVariables>) =>
  Apollo.useMutation<ContractSignMutation, ContractSignMutationVariables>(ContractSignDocument, options);

export const useContractSigningCodeMutation = (options?: Apollo.useMutation.Options<ContractSigningCodeMutation, ContractSigningCodeMutationVariables>) =>
  Apollo.useMutation<ContractSigningCodeMutation, ContractSigningCodeMutationVariables>(ContractSigningCodeDocument, options);

export const useEmailChangeDetailQuery = (...[options]: Options<Apollo.useQuery.Options<EmailChangeDetailQuery, EmailChangeDetailQueryVariables>, EmailChangeDetailQueryVariables>) =>
  Apollo.useQuery<EmailChangeDetailQuery, EmailChangeDetailQueryVariables>(EmailChangeDetailDocument, options as Apollo.useQuery.Options<EmailChangeDetailQuery, EmailChangeDetailQueryVariables>);

export const useEmailChangeConfirmMutation = (options?: Apollo.useMutation.Options<EmailChangeConfirmMutation, EmailChangeConfirmMutationVariables>) =>
  Apollo.useMutation<EmailChangeConfirmMutation, EmailChangeConfirmMutationVariables>(EmailChangeConfirmDocument, options);

export const useEmailChangeDenyMutation = (options?: Apollo.useMutation.Options<EmailChangeDenyMutation, EmailChangeDenyMutationVariables>) =>
  Apollo.useMutation<EmailChangeDenyMutation, EmailChangeDenyMutationVariables>(EmailChangeDenyDocument, options);