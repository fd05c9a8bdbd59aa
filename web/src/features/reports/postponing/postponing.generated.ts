/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type PostponedCountQueryVariables = Exact<{ [key: string]: never; }>;


export type PostponedCountQuery = { postponedRecords: number };

export type RecordPostponeMutationVariables = Exact<{
  input: Types.PostponeInput;
}>;


export type RecordPostponeMutation = { postponeRecord: boolean };

export type RecordResumeMutationVariables = Exact<{
  input: Types.ResumeInput;
}>;


export type RecordResumeMutation = { resumeRecord: boolean };

export type RecordsResumeMutationVariables = Exact<{ [key: string]: never; }>;


export type RecordsResumeMutation = { resumeRecords: number };

export const PostponedCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostponedCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postponedRecords"}}]}}]} as unknown as DocumentNode<PostponedCountQuery, PostponedCountQueryVariables>;
export const RecordPostponeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordPostpone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PostponeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postponeRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RecordPostponeMutation, RecordPostponeMutationVariables>;
export const RecordResumeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordResume"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResumeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RecordResumeMutation, RecordResumeMutationVariables>;
export const RecordsResumeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordsResume"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeRecords"}}]}}]} as unknown as DocumentNode<RecordsResumeMutation, RecordsResumeMutationVariables>;
export const usePostponedCountQuery = (...[options]: Options<Apollo.useQuery.Options<PostponedCountQuery, PostponedCountQueryVariables>, PostponedCountQueryVariables>) =>
  Apollo.useQuery<PostponedCountQuery, PostponedCountQueryVariables>(PostponedCountDocument, options as Apollo.useQuery.Options<PostponedCountQuery, PostponedCountQueryVariables>);

export const useRecordPostponeMutation = (options?: Apollo.useMutation.Options<RecordPostponeMutation, RecordPostponeMutationVariables>) =>
  Apollo.useMutation<RecordPostponeMutation, RecordPostponeMutationVariables>(RecordPostponeDocument, options);

export const useRecordResumeMutation = (options?: Apollo.useMutation.Options<RecordResumeMutation, RecordResumeMutationVariables>) =>
  Apollo.useMutation<RecordResumeMutation, RecordResumeMutationVariables>(RecordResumeDocument, options);

export const useRecordsResumeMutation = (options?: Apollo.useMutation.Options<RecordsResumeMutation, RecordsResumeMutationVariables>) =>
  Apollo.useMutation<RecordsResumeMutation, RecordsResumeMutationVariables>(RecordsResumeDocument, options);