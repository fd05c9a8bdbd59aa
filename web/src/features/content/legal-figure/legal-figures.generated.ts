/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type LegalFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type LegalFiguresQuery = { legalFigures: Array<{ id: string, cifra: Types.LegalFigureKey, vigenteDesde: string, vigenteHasta: string | null, valor: number, confirmedAt: string | null }> };

export type LegalFigureAddMutationVariables = Exact<{
  input: Types.LegalFigureInput;
}>;


export type LegalFigureAddMutation = { addLegalFigure: { id: string } };

export type LegalFigureConfirmMutationVariables = Exact<{
  id: string;
}>;


export type LegalFigureConfirmMutation = { confirmLegalFigure: { id: string, confirmedAt: string | null } };

export const LegalFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cifra"}},{"kind":"Field","name":{"kind":"Name","value":"vigenteDesde"}},{"kind":"Field","name":{"kind":"Name","value":"vigenteHasta"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}}]}}]}}]} as unknown as DocumentNode<LegalFiguresQuery, LegalFiguresQueryVariables>;
export const LegalFigureAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LegalFigureAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LegalFigureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addLegalFigure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<LegalFigureAddMutation, LegalFigureAddMutationVariables>;
export const LegalFigureConfirmDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LegalFigureConfirm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmLegalFigure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}}]}}]}}]} as unknown as DocumentNode<LegalFigureConfirmMutation, LegalFigureConfirmMutationVariables>;
export const useLegalFiguresQuery = (...[options]: Options<Apollo.useQuery.Options<LegalFiguresQuery, LegalFiguresQueryVariables>, LegalFiguresQueryVariables>) =>
  Apollo.useQuery<LegalFiguresQuery, LegalFiguresQueryVariables>(LegalFiguresDocument, options as Apollo.useQuery.Options<LegalFiguresQuery, LegalFiguresQueryVariables>);

export const useLegalFigureAddMutation = (options?: Apollo.useMutation.Options<LegalFigureAddMutation, LegalFigureAddMutationVariables>) =>
  Apollo.useMutation<LegalFigureAddMutation, LegalFigureAddMutationVariables>(LegalFigureAddDocument, options);

export const useLegalFigureConfirmMutation = (options?: Apollo.useMutation.Options<LegalFigureConfirmMutation, LegalFigureConfirmMutationVariables>) =>
  Apollo.useMutation<LegalFigureConfirmMutation, LegalFigureConfirmMutationVariables>(LegalFigureConfirmDocument, options);