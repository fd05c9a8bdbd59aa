/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type WordedMessageFragment = { purpose: Types.MessagePurpose, text: string, own: boolean };

export type AgencyMessagesQueryVariables = Exact<{ [key: string]: never; }>;


export type AgencyMessagesQuery = { messages: Array<{ purpose: Types.MessagePurpose, text: string, own: boolean }> };

export type MessageWordMutationVariables = Exact<{
  purpose: Types.MessagePurpose;
  text?: string | null | undefined;
}>;


export type MessageWordMutation = { wordMessage: Array<{ purpose: Types.MessagePurpose, text: string, own: boolean }> };

const WordedMessageDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"WordedMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"own"}}]}};
export const AgencyMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgencyMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WordedMessage"}}]}}]}},WordedMessageDefinition]} as unknown as DocumentNode<AgencyMessagesQuery, AgencyMessagesQueryVariables>;
export const MessageWordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MessageWord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessagePurpose"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wordMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"purpose"},"value":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WordedMessage"}}]}}]}},WordedMessageDefinition]} as unknown as DocumentNode<MessageWordMutation, MessageWordMutationVariables>;
export const useAgencyMessagesQuery = (...[options]: Options<Apollo.useQuery.Options<AgencyMessagesQuery, AgencyMessagesQueryVariables>, AgencyMessagesQueryVariables>) =>
  Apollo.useQuery<AgencyMessagesQuery, AgencyMessagesQueryVariables>(AgencyMessagesDocument, options as Apollo.useQuery.Options<AgencyMessagesQuery, AgencyMessagesQueryVariables>);

export const useMessageWordMutation = (options?: Apollo.useMutation.Options<MessageWordMutation, MessageWordMutationVariables>) =>
  Apollo.useMutation<MessageWordMutation, MessageWordMutationVariables>(MessageWordDocument, options);