/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../graphql/options.ts";
export type DossierLineFragment = { id: string, status: Types.DossierStatus, total: number, done: number, failure: string | null, expiresAt: string | null, isOver: boolean, turns: Array<{ userId: number | null, isClient: boolean, who: string, act: string, step: string, since: string | null, sentence: string, button: string, people: Array<{ id: number, name: string }> }>, acts: Array<{ name: string, allowed: boolean, reason: string | null }> };

export type MyDossierListQueryVariables = Exact<{
  contractId: string;
}>;


export type MyDossierListQuery = { myDossiers: Array<{ id: string, status: Types.DossierStatus, total: number, done: number, failure: string | null, expiresAt: string | null, isOver: boolean, turns: Array<{ userId: number | null, isClient: boolean, who: string, act: string, step: string, since: string | null, sentence: string, button: string, people: Array<{ id: number, name: string }> }>, acts: Array<{ name: string, allowed: boolean, reason: string | null }> }> };

export type DossierStartMutationVariables = Exact<{
  contractId: string;
  code?: string | null | undefined;
}>;


export type DossierStartMutation = { startDossier: { id: string, status: Types.DossierStatus, total: number, done: number, failure: string | null, expiresAt: string | null, isOver: boolean, turns: Array<{ userId: number | null, isClient: boolean, who: string, act: string, step: string, since: string | null, sentence: string, button: string, people: Array<{ id: number, name: string }> }>, acts: Array<{ name: string, allowed: boolean, reason: string | null }> } };

export type DossierOpenMutationVariables = Exact<{
  id: string;
  code?: string | null | undefined;
}>;


export type DossierOpenMutation = { openDossier: { filename: string, url: string } };

const DossierLineDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DossierLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dossier"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"turns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"isClient"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"act"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"button"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"acts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}};
export const MyDossierListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyDossierList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myDossiers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DossierLine"}}]}}]}},DossierLineDefinition]} as unknown as DocumentNode<MyDossierListQuery, MyDossierListQueryVariables>;
export const DossierStartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DossierStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDossier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DossierLine"}}]}}]}},DossierLineDefinition]} as unknown as DocumentNode<DossierStartMutation, DossierStartMutationVariables>;
export const DossierOpenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DossierOpen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openDossier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<DossierOpenMutation, DossierOpenMutationVariables>;
export const useMyDossierListQuery = (...[options]: Options<Apollo.useQuery.Options<MyDossierListQuery, MyDossierListQueryVariables>, MyDossierListQueryVariables>) =>
  Apollo.useQuery<MyDossierListQuery, MyDossierListQueryVariables>(MyDossierListDocument, options as Apollo.useQuery.Options<MyDossierListQuery, MyDossierListQueryVariables>);

export const useDossierStartMutation = (options?: Apollo.useMutation.Options<DossierStartMutation, DossierStartMutationVariables>) =>
  Apollo.useMutation<DossierStartMutation, DossierStartMutationVariables>(DossierStartDocument, options);

export const useDossierOpenMutation = (options?: Apollo.useMutation.Options<DossierOpenMutation, DossierOpenMutationVariables>) =>
  Apollo.useMutation<DossierOpenMutation, DossierOpenMutationVariables>(DossierOpenDocument, options);