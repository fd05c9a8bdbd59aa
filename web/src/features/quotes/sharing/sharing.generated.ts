/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type SharedQuoteLinkFragment = { id: string, channel: Types.QuoteLinkChannel, version: number, isMine: boolean, createdAt: string, expiresAt: string, openings: number, openedAt: string | null, revokedAt: string | null, decidedAs: Types.QuoteStatus | null, decidedAt: string | null, needsReview: boolean | null, reviewedAt: string | null, maker: { name: string, lastname: string } | null };

export type QuoteLinksQueryVariables = Exact<{
  id: string;
}>;


export type QuoteLinksQuery = { quoteLinks: Array<{ id: string, channel: Types.QuoteLinkChannel, version: number, isMine: boolean, createdAt: string, expiresAt: string, openings: number, openedAt: string | null, revokedAt: string | null, decidedAs: Types.QuoteStatus | null, decidedAt: string | null, needsReview: boolean | null, reviewedAt: string | null, maker: { name: string, lastname: string } | null }> };

export type OfferPreviewQueryVariables = Exact<{
  id: string;
  note?: string | null | undefined;
}>;


export type OfferPreviewQuery = { offerPreview: { subject: string, mail: string, message: string, page: string } };

export type QuoteShareMutationVariables = Exact<{
  id: string;
  channel: Types.SharedChannel;
  note?: string | null | undefined;
  closesOnlineIn?: number | null | undefined;
}>;


export type QuoteShareMutation = { shareQuote: { link: string, text: string, quote: { id: string, status: Types.QuoteStatus } } };

export type QuoteLinkRevokeMutationVariables = Exact<{
  id: string;
}>;


export type QuoteLinkRevokeMutation = { revokeQuoteLink: { id: string, channel: Types.QuoteLinkChannel, version: number, isMine: boolean, createdAt: string, expiresAt: string, openings: number, openedAt: string | null, revokedAt: string | null, decidedAs: Types.QuoteStatus | null, decidedAt: string | null, needsReview: boolean | null, reviewedAt: string | null, maker: { name: string, lastname: string } | null } };

export type QuoteLinkReviewMutationVariables = Exact<{
  id: string;
}>;


export type QuoteLinkReviewMutation = { reviewQuoteLink: { id: string, channel: Types.QuoteLinkChannel, version: number, isMine: boolean, createdAt: string, expiresAt: string, openings: number, openedAt: string | null, revokedAt: string | null, decidedAs: Types.QuoteStatus | null, decidedAt: string | null, needsReview: boolean | null, reviewedAt: string | null, maker: { name: string, lastname: string } | null } };

const SharedQuoteLinkDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SharedQuoteLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAs"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"needsReview"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"maker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}}]}}]}};
export const QuoteLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuoteLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedQuoteLink"}}]}}]}},SharedQuoteLinkDefinition]} as unknown as DocumentNode<QuoteLinksQuery, QuoteLinksQueryVariables>;
export const OfferPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfferPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}}]}}]} as unknown as DocumentNode<OfferPreviewQuery, OfferPreviewQueryVariables>;
export const QuoteShareDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"QuoteShare"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"channel"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SharedChannel"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"closesOnlineIn"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"channel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"channel"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}},{"kind":"Argument","name":{"kind":"Name","value":"closesOnlineIn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"closesOnlineIn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"quote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<QuoteShareMutation, QuoteShareMutationVariables>;
export const QuoteLinkRevokeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"QuoteLinkRevoke"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeQuoteLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedQuoteLink"}}]}}]}},SharedQuoteLinkDefinition]} as unknown as DocumentNode<QuoteLinkRevokeMutation, QuoteLinkRevokeMutationVariables>;
export const QuoteLinkReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"QuoteLinkReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewQuoteLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedQuoteLink"}}]}}]}},SharedQuoteLinkDefinition]} as unknown as DocumentNode<QuoteLinkReviewMutation, QuoteLinkReviewMutationVariables>;
export const useQuoteLinksQuery = (...[options]: Options<Apollo.useQuery.Options<QuoteLinksQuery, QuoteLinksQueryVariables>, QuoteLinksQueryVariables>) =>
  Apollo.useQuery<QuoteLinksQuery, QuoteLinksQueryVariables>(QuoteLinksDocument, options as Apollo.useQuery.Options<QuoteLinksQuery, QuoteLinksQueryVariables>);

export const useOfferPreviewQuery = (...[options]: Options<Apollo.useQuery.Options<OfferPreviewQuery, OfferPreviewQueryVariables>, OfferPreviewQueryVariables>) =>
  Apollo.useQuery<OfferPreviewQuery, OfferPreviewQueryVariables>(OfferPreviewDocument, options as Apollo.useQuery.Options<OfferPreviewQuery, OfferPreviewQueryVariables>);

export const useQuoteShareMutation = (options?: Apollo.useMutation.Options<QuoteShareMutation, QuoteShareMutationVariables>) =>
  Apollo.useMutation<QuoteShareMutation, QuoteShareMutationVariables>(QuoteShareDocument, options);

export const useQuoteLinkRevokeMutation = (options?: Apollo.useMutation.Options<QuoteLinkRevokeMutation, QuoteLinkRevokeMutationVariables>) =>
  Apollo.useMutation<QuoteLinkRevokeMutation, QuoteLinkRevokeMutationVariables>(QuoteLinkRevokeDocument, options);

export const useQuoteLinkReviewMutation = (options?: Apollo.useMutation.Options<QuoteLinkReviewMutation, QuoteLinkReviewMutationVariables>) =>
  Apollo.useMutation<QuoteLinkReviewMutation, QuoteLinkReviewMutationVariables>(QuoteLinkReviewDocument, options);