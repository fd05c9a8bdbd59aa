/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../graphql/options.ts";
export type NumberingRangeRowFragment = { id: string, kind: Types.NumberedKind, prefijo: string, desde: number, hasta: number, ultimo: number | null, quedan: number, aviso: string | null, resolucion: string, vigenteDesde: string, vigenteHasta: string, pruebas: boolean, retiredAt: string | null };

export type NumberingRangesQueryVariables = Exact<{ [key: string]: never; }>;


export type NumberingRangesQuery = { numberingRanges: Array<{ id: string, kind: Types.NumberedKind, prefijo: string, desde: number, hasta: number, ultimo: number | null, quedan: number, aviso: string | null, resolucion: string, vigenteDesde: string, vigenteHasta: string, pruebas: boolean, retiredAt: string | null }> };

export type NumberingRangeAddMutationVariables = Exact<{
  input: Types.NumberingRangeInput;
}>;


export type NumberingRangeAddMutation = { addNumberingRange: { id: string, kind: Types.NumberedKind, prefijo: string, desde: number, hasta: number, ultimo: number | null, quedan: number, aviso: string | null, resolucion: string, vigenteDesde: string, vigenteHasta: string, pruebas: boolean, retiredAt: string | null } };

export type NumberingRangeWithdrawMutationVariables = Exact<{
  id: string;
}>;


export type NumberingRangeWithdrawMutation = { withdrawNumberingRange: { id: string, kind: Types.NumberedKind, prefijo: string, desde: number, hasta: number, ultimo: number | null, quedan: number, aviso: string | null, resolucion: string, vigenteDesde: string, vigenteHasta: string, pruebas: boolean, retiredAt: string | null } };

const NumberingRangeRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"NumberingRangeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NumberingRange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"prefijo"}},{"kind":"Field","name":{"kind":"Name","value":"desde"}},{"kind":"Field","name":{"kind":"Name","value":"hasta"}},{"kind":"Field","name":{"kind":"Name","value":"ultimo"}},{"kind":"Field","name":{"kind":"Name","value":"quedan"}},{"kind":"Field","name":{"kind":"Name","value":"aviso"}},{"kind":"Field","name":{"kind":"Name","value":"resolucion"}},{"kind":"Field","name":{"kind":"Name","value":"vigenteDesde"}},{"kind":"Field","name":{"kind":"Name","value":"vigenteHasta"}},{"kind":"Field","name":{"kind":"Name","value":"pruebas"}},{"kind":"Field","name":{"kind":"Name","value":"retiredAt"}}]}};
export const NumberingRangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NumberingRanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numberingRanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NumberingRangeRow"}}]}}]}},NumberingRangeRowDefinition]} as unknown as DocumentNode<NumberingRangesQuery, NumberingRangesQueryVariables>;
export const NumberingRangeAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NumberingRangeAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NumberingRangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addNumberingRange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NumberingRangeRow"}}]}}]}},NumberingRangeRowDefinition]} as unknown as DocumentNode<NumberingRangeAddMutation, NumberingRangeAddMutationVariables>;
export const NumberingRangeWithdrawDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NumberingRangeWithdraw"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawNumberingRange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NumberingRangeRow"}}]}}]}},NumberingRangeRowDefinition]} as unknown as DocumentNode<NumberingRangeWithdrawMutation, NumberingRangeWithdrawMutationVariables>;
export const useNumberingRangesQuery = (...[options]: Options<Apollo.useQuery.Options<NumberingRangesQuery, NumberingRangesQueryVariables>, NumberingRangesQueryVariables>) =>
  Apollo.useQuery<NumberingRangesQuery, NumberingRangesQueryVariables>(NumberingRangesDocument, options as Apollo.useQuery.Options<NumberingRangesQuery, NumberingRangesQueryVariables>);

export const useNumberingRangeAddMutation = (options?: Apollo.useMutation.Options<NumberingRangeAddMutation, NumberingRangeAddMutationVariables>) =>
  Apollo.useMutation<NumberingRangeAddMutation, NumberingRangeAddMutationVariables>(NumberingRangeAddDocument, options);

export const useNumberingRangeWithdrawMutation = (options?: Apollo.useMutation.Options<NumberingRangeWithdrawMutation, NumberingRangeWithdrawMutationVariables>) =>
  Apollo.useMutation<NumberingRangeWithdrawMutation, NumberingRangeWithdrawMutationVariables>(NumberingRangeWithdrawDocument, options);