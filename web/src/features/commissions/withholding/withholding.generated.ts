/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type TaxProfileRowFragment = { id: string, userId: number, procedimiento: Types.WithholdingProcedure, factura: boolean, dane: string | null, vinculo: Types.SellerEngagement | null, version: number };

export type TaxedPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type TaxedPeopleQuery = { taxedPeople: Array<{ id: number, nombre: string, role: number, municipio: string | null, perfil: { id: string, userId: number, procedimiento: Types.WithholdingProcedure, factura: boolean, dane: string | null, vinculo: Types.SellerEngagement | null, version: number } | null }> };

export type WithholdingTablesQueryVariables = Exact<{ [key: string]: never; }>;


export type WithholdingTablesQuery = { withholdingRates: Array<{ id: string, concepto: Types.RatedProcedure, vigenteDesde: string, vigenteHasta: string | null, baseUvt: number, porcentaje: number }>, marginalTables: Array<{ id: string, vigenteDesde: string, vigenteHasta: string | null, rangos: Array<{ desde: number | null, porcentaje: number | null, suma: number | null }> }>, uvtValues: Array<{ id: string, year: number, value: number }>, icaRates: Array<{ id: string, dane: string, municipio: string, vigenteDesde: string, vigenteHasta: string | null, porMil: number }> };

export type TaxProfileSetMutationVariables = Exact<{
  userId: number;
  input: Types.TaxProfileInput;
}>;


export type TaxProfileSetMutation = { setTaxProfile: { id: string, userId: number, procedimiento: Types.WithholdingProcedure, factura: boolean, dane: string | null, vinculo: Types.SellerEngagement | null, version: number } };

export type WithholdingRateAddMutationVariables = Exact<{
  input: Types.WithholdingRateInput;
}>;


export type WithholdingRateAddMutation = { addWithholdingRate: { id: string } };

export type MarginalTableAddMutationVariables = Exact<{
  input: Types.MarginalTableInput;
}>;


export type MarginalTableAddMutation = { addMarginalTable: { id: string } };

export type UvtValueAddMutationVariables = Exact<{
  input: Types.UvtValueInput;
}>;


export type UvtValueAddMutation = { addUvtValue: { id: string } };

export type IcaRateAddMutationVariables = Exact<{
  input: Types.IcaRateInput;
}>;


export type IcaRateAddMutation = { addIcaRate: { id: string } };

const TaxProfileRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaxProfileRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaxProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"procedimiento"}},{"kind":"Field","name":{"kind":"Name","value":"factura"}},{"kind":"Field","name":{"kind":"Name","value":"dane"}},{"kind":"Field","name":{"kind":"Name","value":"vinculo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}};
export const TaxedPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TaxedPeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxedPeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nombre"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"municipio"}},{"kind":"Field","name":{"kind":"Name","value":"perfil"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxProfileRow"}}]}}]}}]}},TaxProfileRowDefinition]} as unknown as DocumentNode<TaxedPeopleQuery, TaxedPeopleQueryVariables>;
export const WithholdingTablesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WithholdingTables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withholdingRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"concepto"}},{"kind":"Field","name":{"kind":"Name","value":"vigenteDesde"}},{"kind":"Field","name":{"kind":"Name","value":"vigenteHasta"}},{"kind":"Field","name":{"kind":"Name","value":"baseUvt"}},{"kind":"Field","name":{"kind":"Name","value":"porcentaje"}}]}},{"kind":"Field","name":{"kind":"Name","value":"marginalTables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vigenteDesde"}},{"kind":"Field","name":{"kind":"Name","value":"vigenteHasta"}},{"kind":"Field","name":{"kind":"Name","value":"rangos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"desde"}},{"kind":"Field","name":{"kind":"Name","value":"porcentaje"}},{"kind":"Field","name":{"kind":"Name","value":"suma"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"uvtValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"icaRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dane"}},{"kind":"Field","name":{"kind":"Name","value":"municipio"}},{"kind":"Field","name":{"kind":"Name","value":"vigenteDesde"}},{"kind":"Field","name":{"kind":"Name","value":"vigenteHasta"}},{"kind":"Field","name":{"kind":"Name","value":"porMil"}}]}}]}}]} as unknown as DocumentNode<WithholdingTablesQuery, WithholdingTablesQueryVariables>;
export const TaxProfileSetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TaxProfileSet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaxProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setTaxProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxProfileRow"}}]}}]}},TaxProfileRowDefinition]} as unknown as DocumentNode<TaxProfileSetMutation, TaxProfileSetMutationVariables>;
export const WithholdingRateAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithholdingRateAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithholdingRateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addWithholdingRate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WithholdingRateAddMutation, WithholdingRateAddMutationVariables>;
export const MarginalTableAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarginalTableAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarginalTableInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addMarginalTable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MarginalTableAddMutation, MarginalTableAddMutationVariables>;
export const UvtValueAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UvtValueAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UvtValueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addUvtValue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UvtValueAddMutation, UvtValueAddMutationVariables>;
export const IcaRateAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IcaRateAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IcaRateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addIcaRate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<IcaRateAddMutation, IcaRateAddMutationVariables>;
export const useTaxedPeopleQuery = (...[options]: Options<Apollo.useQuery.Options<TaxedPeopleQuery, TaxedPeopleQueryVariables>, TaxedPeopleQueryVariables>) =>
  Apollo.useQuery<TaxedPeopleQuery, TaxedPeopleQueryVariables>(TaxedPeopleDocument, options as Apollo.useQuery.Options<TaxedPeopleQuery, TaxedPeopleQueryVariables>);

export const useWithholdingTablesQuery = (...[options]: Options<Apollo.useQuery.Options<WithholdingTablesQuery, WithholdingTablesQueryVariables>, WithholdingTablesQueryVariables>) =>
  Apollo.useQuery<WithholdingTablesQuery, WithholdingTablesQueryVariables>(WithholdingTablesDocument, options as Apollo.useQuery.Options<WithholdingTablesQuery, WithholdingTablesQueryVariables>);

export const useTaxProfileSetMutation = (options?: Apollo.useMutation.Options<TaxProfileSetMutation, TaxProfileSetMutationVariables>) =>
  Apollo.useMutation<TaxProfileSetMutation, TaxProfileSetMutationVariables>(TaxProfileSetDocument, options);

export const useWithholdingRateAddMutation = (options?: Apollo.useMutation.Options<WithholdingRateAddMutation, WithholdingRateAddMutationVariables>) =>
  Apollo.useMutation<WithholdingRateAddMutation, WithholdingRateAddMutationVariables>(WithholdingRateAddDocument, options);

export const useMarginalTableAddMutation = (options?: Apollo.useMutation.Options<MarginalTableAddMutation, MarginalTableAddMutationVariables>) =>
  Apollo.useMutation<MarginalTableAddMutation, MarginalTableAddMutationVariables>(MarginalTableAddDocument, options);

export const useUvtValueAddMutation = (options?: Apollo.useMutation.Options<UvtValueAddMutation, UvtValueAddMutationVariables>) =>
  Apollo.useMutation<UvtValueAddMutation, UvtValueAddMutationVariables>(UvtValueAddDocument, options);

export const useIcaRateAddMutation = (options?: Apollo.useMutation.Options<IcaRateAddMutation, IcaRateAddMutationVariables>) =>
  Apollo.useMutation<IcaRateAddMutation, IcaRateAddMutationVariables>(IcaRateAddDocument, options);