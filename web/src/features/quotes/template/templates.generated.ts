/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type QuoteTemplateLineFragment = { id: string, name: string, shared: boolean, optionCount: number, precioPorPersona: number, preciosDel: string, createdById: number | null, createdBy: { id: number | null, name: string, lastname: string } | null, trip: { origen: string | null, destino: string | null, noches: number | null, tripType: Types.TripType | null, acomodacion: Types.Acomodacion | null, tipoHotel: string | null, alimentacion: string | null }, acts: Array<{ name: string, reason: string | null }> };

export type QuoteTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type QuoteTemplatesQuery = { quoteTemplates: Array<{ id: string, name: string, shared: boolean, optionCount: number, precioPorPersona: number, preciosDel: string, createdById: number | null, createdBy: { id: number | null, name: string, lastname: string } | null, trip: { origen: string | null, destino: string | null, noches: number | null, tripType: Types.TripType | null, acomodacion: Types.Acomodacion | null, tipoHotel: string | null, alimentacion: string | null }, acts: Array<{ name: string, reason: string | null }> }> };

export type QuoteTemplateSaveMutationVariables = Exact<{
  input: Types.SaveQuoteTemplateInput;
}>;


export type QuoteTemplateSaveMutation = { saveQuoteTemplate: { id: string, name: string, shared: boolean, optionCount: number, precioPorPersona: number, preciosDel: string, createdById: number | null, createdBy: { id: number | null, name: string, lastname: string } | null, trip: { origen: string | null, destino: string | null, noches: number | null, tripType: Types.TripType | null, acomodacion: Types.Acomodacion | null, tipoHotel: string | null, alimentacion: string | null }, acts: Array<{ name: string, reason: string | null }> } };

export type QuoteTemplateRenameMutationVariables = Exact<{
  id: string;
  input: Types.RenameQuoteTemplateInput;
}>;


export type QuoteTemplateRenameMutation = { renameQuoteTemplate: { id: string, name: string, shared: boolean, optionCount: number, precioPorPersona: number, preciosDel: string, createdById: number | null, createdBy: { id: number | null, name: string, lastname: string } | null, trip: { origen: string | null, destino: string | null, noches: number | null, tripType: Types.TripType | null, acomodacion: Types.Acomodacion | null, tipoHotel: string | null, alimentacion: string | null }, acts: Array<{ name: string, reason: string | null }> } };

export type QuoteTemplateDeleteMutationVariables = Exact<{
  id: string;
}>;


export type QuoteTemplateDeleteMutation = { deleteQuoteTemplate: boolean };

export type QuoteCreateFromTemplateMutationVariables = Exact<{
  templateId: string;
  input: Types.CreateQuoteInput;
}>;


export type QuoteCreateFromTemplateMutation = { createQuoteFromTemplate: { id: string, quoteNumber: string } };

const QuoteTemplateLineDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteTemplateLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shared"}},{"kind":"Field","name":{"kind":"Name","value":"optionCount"}},{"kind":"Field","name":{"kind":"Name","value":"precioPorPersona"}},{"kind":"Field","name":{"kind":"Name","value":"preciosDel"}},{"kind":"Field","name":{"kind":"Name","value":"createdById"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"origen"}},{"kind":"Field","name":{"kind":"Name","value":"destino"}},{"kind":"Field","name":{"kind":"Name","value":"noches"}},{"kind":"Field","name":{"kind":"Name","value":"tripType"}},{"kind":"Field","name":{"kind":"Name","value":"acomodacion"}},{"kind":"Field","name":{"kind":"Name","value":"tipoHotel"}},{"kind":"Field","name":{"kind":"Name","value":"alimentacion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}};
export const QuoteTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuoteTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteTemplateLine"}}]}}]}},QuoteTemplateLineDefinition]} as unknown as DocumentNode<QuoteTemplatesQuery, QuoteTemplatesQueryVariables>;
export const QuoteTemplateSaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"QuoteTemplateSave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveQuoteTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveQuoteTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteTemplateLine"}}]}}]}},QuoteTemplateLineDefinition]} as unknown as DocumentNode<QuoteTemplateSaveMutation, QuoteTemplateSaveMutationVariables>;
export const QuoteTemplateRenameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"QuoteTemplateRename"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenameQuoteTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameQuoteTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteTemplateLine"}}]}}]}},QuoteTemplateLineDefinition]} as unknown as DocumentNode<QuoteTemplateRenameMutation, QuoteTemplateRenameMutationVariables>;
export const QuoteTemplateDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"QuoteTemplateDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteQuoteTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<QuoteTemplateDeleteMutation, QuoteTemplateDeleteMutationVariables>;
export const QuoteCreateFromTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"QuoteCreateFromTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"templateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateQuoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createQuoteFromTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"templateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"templateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quoteNumber"}}]}}]}}]} as unknown as DocumentNode<QuoteCreateFromTemplateMutation, QuoteCreateFromTemplateMutationVariables>;
export const useQuoteTemplatesQuery = (...[options]: Options<Apollo.useQuery.Options<QuoteTemplatesQuery, QuoteTemplatesQueryVariables>, QuoteTemplatesQueryVariables>) =>
  Apollo.useQuery<QuoteTemplatesQuery, QuoteTemplatesQueryVariables>(QuoteTemplatesDocument, options as Apollo.useQuery.Options<QuoteTemplatesQuery, QuoteTemplatesQueryVariables>);

export const useQuoteTemplateSaveMutation = (options?: Apollo.useMutation.Options<QuoteTemplateSaveMutation, QuoteTemplateSaveMutationVariables>) =>
  Apollo.useMutation<QuoteTemplateSaveMutation, QuoteTemplateSaveMutationVariables>(QuoteTemplateSaveDocument, options);

export const useQuoteTemplateRenameMutation = (options?: Apollo.useMutation.Options<QuoteTemplateRenameMutation, QuoteTemplateRenameMutationVariables>) =>
  Apollo.useMutation<QuoteTemplateRenameMutation, QuoteTemplateRenameMutationVariables>(QuoteTemplateRenameDocument, options);

export const useQuoteTemplateDeleteMutation = (options?: Apollo.useMutation.Options<QuoteTemplateDeleteMutation, QuoteTemplateDeleteMutationVariables>) =>
  Apollo.useMutation<QuoteTemplateDeleteMutation, QuoteTemplateDeleteMutationVariables>(QuoteTemplateDeleteDocument, options);

export const useQuoteCreateFromTemplateMutation = (options?: Apollo.useMutation.Options<QuoteCreateFromTemplateMutation, QuoteCreateFromTemplateMutationVariables>) =>
  Apollo.useMutation<QuoteCreateFromTemplateMutation, QuoteCreateFromTemplateMutationVariables>(QuoteCreateFromTemplateDocument, options);