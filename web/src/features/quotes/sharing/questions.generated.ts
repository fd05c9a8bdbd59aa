/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type AskedQuestionFragment = { id: string, text: string, askedAt: string, answer: string | null, answeredAt: string | null, answeredBy: { name: string, lastname: string } | null };

export type QuoteQuestionsQueryVariables = Exact<{
  id: string;
}>;


export type QuoteQuestionsQuery = { quoteQuestions: Array<{ id: string, text: string, askedAt: string, answer: string | null, answeredAt: string | null, answeredBy: { name: string, lastname: string } | null }> };

export type QuoteQuestionAskMutationVariables = Exact<{
  id: string;
  text: string;
}>;


export type QuoteQuestionAskMutation = { askQuoteQuestion: { id: string, text: string, askedAt: string, answer: string | null, answeredAt: string | null, answeredBy: { name: string, lastname: string } | null } };

export type QuoteQuestionAnswerMutationVariables = Exact<{
  id: string;
  text: string;
}>;


export type QuoteQuestionAnswerMutation = { answerQuoteQuestion: { id: string, text: string, askedAt: string, answer: string | null, answeredAt: string | null, answeredBy: { name: string, lastname: string } | null } };

export type QuoteUnfoldMutationVariables = Exact<{
  id: string;
  option: string;
}>;


export type QuoteUnfoldMutation = { noteUnfoldedOption: boolean };

const AskedQuestionDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AskedQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}}]}}]}};
export const QuoteQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuoteQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AskedQuestion"}}]}}]}},AskedQuestionDefinition]} as unknown as DocumentNode<QuoteQuestionsQuery, QuoteQuestionsQueryVariables>;
export const QuoteQuestionAskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"QuoteQuestionAsk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askQuoteQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AskedQuestion"}}]}}]}},AskedQuestionDefinition]} as unknown as DocumentNode<QuoteQuestionAskMutation, QuoteQuestionAskMutationVariables>;
export const QuoteQuestionAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"QuoteQuestionAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerQuoteQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AskedQuestion"}}]}}]}},AskedQuestionDefinition]} as unknown as DocumentNode<QuoteQuestionAnswerMutation, QuoteQuestionAnswerMutationVariables>;
export const QuoteUnfoldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"QuoteUnfold"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"option"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noteUnfoldedOption"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"option"},"value":{"kind":"Variable","name":{"kind":"Name","value":"option"}}}]}]}}]} as unknown as DocumentNode<QuoteUnfoldMutation, QuoteUnfoldMutationVariables>;
export const useQuoteQuestionsQuery = (...[options]: Options<Apollo.useQuery.Options<QuoteQuestionsQuery, QuoteQuestionsQueryVariables>, QuoteQuestionsQueryVariables>) =>
  Apollo.useQuery<QuoteQuestionsQuery, QuoteQuestionsQueryVariables>(QuoteQuestionsDocument, options as Apollo.useQuery.Options<QuoteQuestionsQuery, QuoteQuestionsQueryVariables>);

export const useQuoteQuestionAskMutation = (options?: Apollo.useMutation.Options<QuoteQuestionAskMutation, QuoteQuestionAskMutationVariables>) =>
  Apollo.useMutation<QuoteQuestionAskMutation, QuoteQuestionAskMutationVariables>(QuoteQuestionAskDocument, options);

export const useQuoteQuestionAnswerMutation = (options?: Apollo.useMutation.Options<QuoteQuestionAnswerMutation, QuoteQuestionAnswerMutationVariables>) =>
  Apollo.useMutation<QuoteQuestionAnswerMutation, QuoteQuestionAnswerMutationVariables>(QuoteQuestionAnswerDocument, options);

export const useQuoteUnfoldMutation = (options?: Apollo.useMutation.Options<QuoteUnfoldMutation, QuoteUnfoldMutationVariables>) =>
  Apollo.useMutation<QuoteUnfoldMutation, QuoteUnfoldMutationVariables>(QuoteUnfoldDocument, options);