/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../graphql/options.ts";
export type ClosingOrderOfFragment = { payments: number | null, sha256: string, contractId: string | null, options: Array<{ id: string | null, name: string | null, price: number, chosen: boolean, extras: Array<{ key: string, name: string, detail: string | null, price: number, chosen: boolean }> }>, plans: Array<{ payments: number, lastDueOn: string }>, summary: { quoteNumber: string, option: string | null, origin: string, destination: string, departure: string, comeback: string | null, adults: number, minors: number, infants: number, notIncluded: Array<string>, discount: number, total: number, retractoUntil: string | null, lines: Array<{ title: string, detail: string | null }>, extras: Array<{ name: string, price: number }>, payments: Array<{ name: string, amount: number, dueOn: string }>, seller: { name: string, nit: string, rnt: string, address: string, phone: string, email: string, advisor: string | null } } };

export type OnlineClosingQueryVariables = Exact<{
  quoteId: string;
  browser?: string | null | undefined;
}>;


export type OnlineClosingQuery = { closing: { status: Types.ClosingStatus, step: Types.ClosingStep, destination: string, ended: string | null, codeTo: string | null, order: { payments: number | null, sha256: string, contractId: string | null, options: Array<{ id: string | null, name: string | null, price: number, chosen: boolean, extras: Array<{ key: string, name: string, detail: string | null, price: number, chosen: boolean }> }>, plans: Array<{ payments: number, lastDueOn: string }>, summary: { quoteNumber: string, option: string | null, origin: string, destination: string, departure: string, comeback: string | null, adults: number, minors: number, infants: number, notIncluded: Array<string>, discount: number, total: number, retractoUntil: string | null, lines: Array<{ title: string, detail: string | null }>, extras: Array<{ name: string, price: number }>, payments: Array<{ name: string, amount: number, dueOn: string }>, seller: { name: string, nit: string, rnt: string, address: string, phone: string, email: string, advisor: string | null } } } | null } | null };

export type OfferedClosingQueryVariables = Exact<{
  quoteId: string;
}>;


export type OfferedClosingQuery = { closing: { status: Types.ClosingStatus, ended: string | null } | null };

export type ClosingStartMutationVariables = Exact<{
  quoteId: string;
  input: Types.StartClosingInput;
}>;


export type ClosingStartMutation = { startClosing: { id: string, url: string, browser: string } };

export type ClosingCodeMutationVariables = Exact<{
  quoteId: string;
}>;


export type ClosingCodeMutation = { requestClosingCode: string };

export type ClosingContinueMutationVariables = Exact<{
  quoteId: string;
  code: string;
}>;


export type ClosingContinueMutation = { continueClosing: string };

export type ClosingChooseMutationVariables = Exact<{
  quoteId: string;
  browser?: string | null | undefined;
  input: Types.ChooseClosingInput;
}>;


export type ClosingChooseMutation = { chooseClosing: string };

export type ClosingStepOpenMutationVariables = Exact<{
  quoteId: string;
  browser?: string | null | undefined;
  step: Types.ClosingForm;
}>;


export type ClosingStepOpenMutation = { openClosingStep: string };

export type ClosingAcceptMutationVariables = Exact<{
  quoteId: string;
  browser?: string | null | undefined;
  sha256: string;
}>;


export type ClosingAcceptMutation = { acceptClosing: string };

export type QuoteClosingQueryVariables = Exact<{
  quoteId: string;
}>;


export type QuoteClosingQuery = { closing: { status: Types.ClosingStatus, step: Types.ClosingStep, mostPayments: number, allowedBy: string | null, startedAt: string | null, lastStepAt: string | null, endReason: string | null, acts: Array<{ name: string, allowed: boolean, reason: string | null }> } | null };

export type ClosingTermsOfQueryVariables = Exact<{
  quoteId: string;
}>;


export type ClosingTermsOfQuery = { closingTerms: { refusal: string | null, mostPayments: number } };

export type ClosingAllowMutationVariables = Exact<{
  quoteId: string;
  input: Types.AllowClosingInput;
}>;


export type ClosingAllowMutation = { allowClosing: { status: Types.ClosingStatus } };

export type ClosingStopMutationVariables = Exact<{
  quoteId: string;
  input: Types.EndClosingInput;
}>;


export type ClosingStopMutation = { stopClosing: { status: Types.ClosingStatus } };

export type ClosingTakeOverMutationVariables = Exact<{
  quoteId: string;
}>;


export type ClosingTakeOverMutation = { takeOverClosing: { status: Types.ClosingStatus } };

export type ClosingFiguresQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type ClosingFiguresQuery = { closingFigures: Array<{ step: Types.ClosingStep, reached: number }> };

const ClosingOrderOfDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClosingOrderOf"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClosingOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payments"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"chosen"}},{"kind":"Field","name":{"kind":"Name","value":"extras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"chosen"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payments"}},{"kind":"Field","name":{"kind":"Name","value":"lastDueOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteNumber"}},{"kind":"Field","name":{"kind":"Name","value":"option"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"departure"}},{"kind":"Field","name":{"kind":"Name","value":"comeback"}},{"kind":"Field","name":{"kind":"Name","value":"adults"}},{"kind":"Field","name":{"kind":"Name","value":"minors"}},{"kind":"Field","name":{"kind":"Name","value":"infants"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extras"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notIncluded"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nit"}},{"kind":"Field","name":{"kind":"Name","value":"rnt"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"advisor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"retractoUntil"}}]}}]}};
export const OnlineClosingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OnlineClosing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"browser"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quoteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}}},{"kind":"Argument","name":{"kind":"Name","value":"browser"},"value":{"kind":"Variable","name":{"kind":"Name","value":"browser"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"ended"}},{"kind":"Field","name":{"kind":"Name","value":"codeTo"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClosingOrderOf"}}]}}]}}]}},ClosingOrderOfDefinition]} as unknown as DocumentNode<OnlineClosingQuery, OnlineClosingQueryVariables>;
export const OfferedClosingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfferedClosing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quoteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ended"}}]}}]}}]} as unknown as DocumentNode<OfferedClosingQuery, OfferedClosingQueryVariables>;
export const ClosingStartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClosingStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartClosingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startClosing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quoteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"browser"}}]}}]}}]} as unknown as DocumentNode<ClosingStartMutation, ClosingStartMutationVariables>;
export const ClosingCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClosingCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestClosingCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quoteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}}}]}]}}]} as unknown as DocumentNode<ClosingCodeMutation, ClosingCodeMutationVariables>;
export const ClosingContinueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClosingContinue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"continueClosing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quoteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}]}}]} as unknown as DocumentNode<ClosingContinueMutation, ClosingContinueMutationVariables>;
export const ClosingChooseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClosingChoose"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"browser"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChooseClosingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseClosing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quoteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}}},{"kind":"Argument","name":{"kind":"Name","value":"browser"},"value":{"kind":"Variable","name":{"kind":"Name","value":"browser"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ClosingChooseMutation, ClosingChooseMutationVariables>;
export const ClosingStepOpenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClosingStepOpen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"browser"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"step"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClosingForm"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openClosingStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quoteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}}},{"kind":"Argument","name":{"kind":"Name","value":"browser"},"value":{"kind":"Variable","name":{"kind":"Name","value":"browser"}}},{"kind":"Argument","name":{"kind":"Name","value":"step"},"value":{"kind":"Variable","name":{"kind":"Name","value":"step"}}}]}]}}]} as unknown as DocumentNode<ClosingStepOpenMutation, ClosingStepOpenMutationVariables>;
export const ClosingAcceptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClosingAccept"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"browser"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sha256"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptClosing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quoteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}}},{"kind":"Argument","name":{"kind":"Name","value":"browser"},"value":{"kind":"Variable","name":{"kind":"Name","value":"browser"}}},{"kind":"Argument","name":{"kind":"Name","value":"sha256"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sha256"}}}]}]}}]} as unknown as DocumentNode<ClosingAcceptMutation, ClosingAcceptMutationVariables>;
export const QuoteClosingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuoteClosing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quoteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"mostPayments"}},{"kind":"Field","name":{"kind":"Name","value":"allowedBy"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastStepAt"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"acts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<QuoteClosingQuery, QuoteClosingQueryVariables>;
export const ClosingTermsOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClosingTermsOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closingTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quoteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"mostPayments"}}]}}]}}]} as unknown as DocumentNode<ClosingTermsOfQuery, ClosingTermsOfQueryVariables>;
export const ClosingAllowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClosingAllow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AllowClosingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowClosing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quoteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ClosingAllowMutation, ClosingAllowMutationVariables>;
export const ClosingStopDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClosingStop"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndClosingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopClosing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quoteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ClosingStopMutation, ClosingStopMutationVariables>;
export const ClosingTakeOverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClosingTakeOver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeOverClosing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"quoteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quoteId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<ClosingTakeOverMutation, ClosingTakeOverMutationVariables>;
export const ClosingFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClosingFigures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closingFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"reached"}}]}}]}}]} as unknown as DocumentNode<ClosingFiguresQuery, ClosingFiguresQueryVariables>;
export const useOnlineClosingQuery = (...[options]: Options<Apollo.useQuery.Options<OnlineClosingQuery, OnlineClosingQueryVariables>, OnlineClosingQueryVariables>) =>
  Apollo.useQuery<OnlineClosingQuery, OnlineClosingQueryVariables>(OnlineClosingDocument, options as Apollo.useQuery.Options<OnlineClosingQuery, OnlineClosingQueryVariables>);

export const useOfferedClosingQuery = (...[options]: Options<Apollo.useQuery.Options<OfferedClosingQuery, OfferedClosingQueryVariables>, OfferedClosingQueryVariables>) =>
  Apollo.useQuery<OfferedClosingQuery, OfferedClosingQueryVariables>(OfferedClosingDocument, options as Apollo.useQuery.Options<OfferedClosingQuery, OfferedClosingQueryVariables>);

export const useClosingStartMutation = (options?: Apollo.useMutation.Options<ClosingStartMutation, ClosingStartMutationVariables>) =>
  Apollo.useMutation<ClosingStartMutation, ClosingStartMutationVariables>(ClosingStartDocument, options);

export const useClosingCodeMutation = (options?: Apollo.useMutation.Options<ClosingCodeMutation, ClosingCodeMutationVariables>) =>
  Apollo.useMutation<ClosingCodeMutation, ClosingCodeMutationVariables>(ClosingCodeDocument, options);

export const useClosingContinueMutation = (options?: Apollo.useMutation.Options<ClosingContinueMutation, ClosingContinueMutationVariables>) =>
  Apollo.useMutation<ClosingContinueMutation, ClosingContinueMutationVariables>(ClosingContinueDocument, options);

export const useClosingChooseMutation = (options?: Apollo.useMutation.Options<ClosingChooseMutation, ClosingChooseMutationVariables>) =>
  Apollo.useMutation<ClosingChooseMutation, ClosingChooseMutationVariables>(ClosingChooseDocument, options);

export const useClosingStepOpenMutation = (options?: Apollo.useMutation.Options<ClosingStepOpenMutation, ClosingStepOpenMutationVariables>) =>
  Apollo.useMutation<ClosingStepOpenMutation, ClosingStepOpenMutationVariables>(ClosingStepOpenDocument, options);

export const useClosingAcceptMutation = (options?: Apollo.useMutation.Options<ClosingAcceptMutation, ClosingAcceptMutationVariables>) =>
  Apollo.useMutation<ClosingAcceptMutation, ClosingAcceptMutationVariables>(ClosingAcceptDocument, options);

export const useQuoteClosingQuery = (...[options]: Options<Apollo.useQuery.Options<QuoteClosingQuery, QuoteClosingQueryVariables>, QuoteClosingQueryVariables>) =>
  Apollo.useQuery<QuoteClosingQuery, QuoteClosingQueryVariables>(QuoteClosingDocument, options as Apollo.useQuery.Options<QuoteClosingQuery, QuoteClosingQueryVariables>);

export const useClosingTermsOfQuery = (...[options]: Options<Apollo.useQuery.Options<ClosingTermsOfQuery, ClosingTermsOfQueryVariables>, ClosingTermsOfQueryVariables>) =>
  Apollo.useQuery<ClosingTermsOfQuery, ClosingTermsOfQueryVariables>(ClosingTermsOfDocument, options as Apollo.useQuery.Options<ClosingTermsOfQuery, ClosingTermsOfQueryVariables>);

export const useClosingAllowMutation = (options?: Apollo.useMutation.Options<ClosingAllowMutation, ClosingAllowMutationVariables>) =>
  Apollo.useMutation<ClosingAllowMutation, ClosingAllowMutationVariables>(ClosingAllowDocument, options);

export const useClosingStopMutation = (options?: Apollo.useMutation.Options<ClosingStopMutation, ClosingStopMutationVariables>) =>
  Apollo.useMutation<ClosingStopMutation, ClosingStopMutationVariables>(ClosingStopDocument, options);

export const useClosingTakeOverMutation = (options?: Apollo.useMutation.Options<ClosingTakeOverMutation, ClosingTakeOverMutationVariables>) =>
  Apollo.useMutation<ClosingTakeOverMutation, ClosingTakeOverMutationVariables>(ClosingTakeOverDocument, options);

export const useClosingFiguresQuery = (...[options]: Options<Apollo.useQuery.Options<ClosingFiguresQuery, ClosingFiguresQueryVariables>, ClosingFiguresQueryVariables>) =>
  Apollo.useQuery<ClosingFiguresQuery, ClosingFiguresQueryVariables>(ClosingFiguresDocument, options as Apollo.useQuery.Options<ClosingFiguresQuery, ClosingFiguresQueryVariables>);