/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type LibraryPictureFragment = { id: string, kind: Types.PictureKind, name: string, address: string, licence: Types.PictureLicence | null, author: string | null, version: number };

export type AgencyPicturesQueryVariables = Exact<{
  search: string;
  kind?: Types.PictureKind | null | undefined;
}>;


export type AgencyPicturesQuery = { agencyPictures: Array<{ id: string, kind: Types.PictureKind, name: string, address: string, licence: Types.PictureLicence | null, author: string | null, version: number }> };

export type AgencyPictureBringMutationVariables = Exact<{
  address: string;
}>;


export type AgencyPictureBringMutation = { bringPicture: string };

export type AgencyPictureAddMutationVariables = Exact<{
  input: Types.AgencyPictureInput;
  file?: File | null | undefined;
}>;


export type AgencyPictureAddMutation = { addAgencyPicture: { id: string, kind: Types.PictureKind, name: string, address: string, licence: Types.PictureLicence | null, author: string | null, version: number } };

export type AgencyPictureUpdateMutationVariables = Exact<{
  id: string;
  input: Types.UpdateAgencyPictureInput;
}>;


export type AgencyPictureUpdateMutation = { updateAgencyPicture: { id: string, kind: Types.PictureKind, name: string, address: string, licence: Types.PictureLicence | null, author: string | null, version: number } };

export type AgencyPictureRemoveMutationVariables = Exact<{
  id: string;
}>;


export type AgencyPictureRemoveMutation = { removeAgencyPicture: boolean };

const LibraryPictureDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"LibraryPicture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgencyPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}};
export const AgencyPicturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgencyPictures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PictureKind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencyPictures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryPicture"}}]}}]}},LibraryPictureDefinition]} as unknown as DocumentNode<AgencyPicturesQuery, AgencyPicturesQueryVariables>;
export const AgencyPictureBringDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AgencyPictureBring"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"address"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bringPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"address"}}}]}]}}]} as unknown as DocumentNode<AgencyPictureBringMutation, AgencyPictureBringMutationVariables>;
export const AgencyPictureAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AgencyPictureAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AgencyPictureInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addAgencyPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryPicture"}}]}}]}},LibraryPictureDefinition]} as unknown as DocumentNode<AgencyPictureAddMutation, AgencyPictureAddMutationVariables>;
export const AgencyPictureUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AgencyPictureUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAgencyPictureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAgencyPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LibraryPicture"}}]}}]}},LibraryPictureDefinition]} as unknown as DocumentNode<AgencyPictureUpdateMutation, AgencyPictureUpdateMutationVariables>;
export const AgencyPictureRemoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AgencyPictureRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAgencyPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<AgencyPictureRemoveMutation, AgencyPictureRemoveMutationVariables>;
export const useAgencyPicturesQuery = (...[options]: Options<Apollo.useQuery.Options<AgencyPicturesQuery, AgencyPicturesQueryVariables>, AgencyPicturesQueryVariables>) =>
  Apollo.useQuery<AgencyPicturesQuery, AgencyPicturesQueryVariables>(AgencyPicturesDocument, options as Apollo.useQuery.Options<AgencyPicturesQuery, AgencyPicturesQueryVariables>);

export const useAgencyPictureBringMutation = (options?: Apollo.useMutation.Options<AgencyPictureBringMutation, AgencyPictureBringMutationVariables>) =>
  Apollo.useMutation<AgencyPictureBringMutation, AgencyPictureBringMutationVariables>(AgencyPictureBringDocument, options);

export const useAgencyPictureAddMutation = (options?: Apollo.useMutation.Options<AgencyPictureAddMutation, AgencyPictureAddMutationVariables>) =>
  Apollo.useMutation<AgencyPictureAddMutation, AgencyPictureAddMutationVariables>(AgencyPictureAddDocument, options);

export const useAgencyPictureUpdateMutation = (options?: Apollo.useMutation.Options<AgencyPictureUpdateMutation, AgencyPictureUpdateMutationVariables>) =>
  Apollo.useMutation<AgencyPictureUpdateMutation, AgencyPictureUpdateMutationVariables>(AgencyPictureUpdateDocument, options);

export const useAgencyPictureRemoveMutation = (options?: Apollo.useMutation.Options<AgencyPictureRemoveMutation, AgencyPictureRemoveMutationVariables>) =>
  Apollo.useMutation<AgencyPictureRemoveMutation, AgencyPictureRemoveMutationVariables>(AgencyPictureRemoveDocument, options);