/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type StaffDocumentRowFragment = { id: string, userId: number, documentName: string, description: string, filename: string | null, fileType: Types.StaffDocumentFileType, fileUrl: string | null, downloadUrl: string | null, status: Types.StaffDocumentStatus, ending: Types.StaffDocumentEnding | null, createdAt: string, reviewedAt: string | null, reviewComments: string | null, rejectionReason: string | null, earlierFiles: number };

export type ReviewedDocumentFragment = { reviewComments: string | null, id: string, userId: number, documentName: string, description: string, filename: string | null, fileType: Types.StaffDocumentFileType, fileUrl: string | null, downloadUrl: string | null, status: Types.StaffDocumentStatus, ending: Types.StaffDocumentEnding | null, createdAt: string, reviewedAt: string | null, rejectionReason: string | null, earlierFiles: number, user: { id: number | null, name: string, lastname: string, email: string, role: number }, verifiedBy: { id: number | null, name: string, lastname: string } | null };

export type OwnDocumentsQueryVariables = Exact<{
  userId: number;
}>;


export type OwnDocumentsQuery = { staffDocumentProgress: { requiresDocumentation: boolean, isComplete: boolean, totalRequired: number, approvedDocuments: number, required: Array<string>, missingDocuments: Array<string>, documents: Array<{ id: string, userId: number, documentName: string, description: string, filename: string | null, fileType: Types.StaffDocumentFileType, fileUrl: string | null, downloadUrl: string | null, status: Types.StaffDocumentStatus, ending: Types.StaffDocumentEnding | null, createdAt: string, reviewedAt: string | null, reviewComments: string | null, rejectionReason: string | null, earlierFiles: number }> } };

export type EarlierDocumentsQueryVariables = Exact<{
  userId: number;
  documentName: string;
  description: string;
}>;


export type EarlierDocumentsQuery = { earlierStaffDocuments: Array<{ id: string, userId: number, documentName: string, description: string, filename: string | null, fileType: Types.StaffDocumentFileType, fileUrl: string | null, downloadUrl: string | null, status: Types.StaffDocumentStatus, ending: Types.StaffDocumentEnding | null, createdAt: string, reviewedAt: string | null, reviewComments: string | null, rejectionReason: string | null, earlierFiles: number }> };

export type DocumentsToReviewQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentsToReviewQuery = { staffDocuments: { total: number, items: Array<{ reviewComments: string | null, id: string, userId: number, documentName: string, description: string, filename: string | null, fileType: Types.StaffDocumentFileType, fileUrl: string | null, downloadUrl: string | null, status: Types.StaffDocumentStatus, ending: Types.StaffDocumentEnding | null, createdAt: string, reviewedAt: string | null, rejectionReason: string | null, earlierFiles: number, user: { id: number | null, name: string, lastname: string, email: string, role: number }, verifiedBy: { id: number | null, name: string, lastname: string } | null }> } };

export type ReviewedDocumentsQueryVariables = Exact<{
  page: number;
  limit?: number | null | undefined;
  order?: Types.StaffDocumentOrder | null | undefined;
  direction?: Types.OrderDirection | null | undefined;
  filter?: Types.StaffDocumentFilter | null | undefined;
}>;


export type ReviewedDocumentsQuery = { staffDocuments: { total: number, totalPages: number, items: Array<{ reviewComments: string | null, id: string, userId: number, documentName: string, description: string, filename: string | null, fileType: Types.StaffDocumentFileType, fileUrl: string | null, downloadUrl: string | null, status: Types.StaffDocumentStatus, ending: Types.StaffDocumentEnding | null, createdAt: string, reviewedAt: string | null, rejectionReason: string | null, earlierFiles: number, user: { id: number | null, name: string, lastname: string, email: string, role: number }, verifiedBy: { id: number | null, name: string, lastname: string } | null }> } };

export type DocumentToReviewQueryVariables = Exact<{
  id: string;
}>;


export type DocumentToReviewQuery = { staffDocument: { reviewComments: string | null, id: string, userId: number, documentName: string, description: string, filename: string | null, fileType: Types.StaffDocumentFileType, fileUrl: string | null, downloadUrl: string | null, status: Types.StaffDocumentStatus, ending: Types.StaffDocumentEnding | null, createdAt: string, reviewedAt: string | null, rejectionReason: string | null, earlierFiles: number, user: { id: number | null, name: string, lastname: string, email: string, role: number }, verifiedBy: { id: number | null, name: string, lastname: string } | null } | null };

export type DocumentCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentCountsQuery = { staffDocumentStats: { pending: number, approved: number, rejected: number, total: number } };

export type DocumentUploadMutationVariables = Exact<{
  input: Types.UploadStaffDocumentInput;
  file: File;
}>;


export type DocumentUploadMutation = { uploadStaffDocument: { message: string, document: { id: string, userId: number, documentName: string, description: string, filename: string | null, fileType: Types.StaffDocumentFileType, fileUrl: string | null, downloadUrl: string | null, status: Types.StaffDocumentStatus, ending: Types.StaffDocumentEnding | null, createdAt: string, reviewedAt: string | null, reviewComments: string | null, rejectionReason: string | null, earlierFiles: number } } };

export type DocumentApproveMutationVariables = Exact<{
  id: string;
  input: Types.ApproveStaffDocumentInput;
}>;


export type DocumentApproveMutation = { approveStaffDocument: { reviewComments: string | null, id: string, userId: number, documentName: string, description: string, filename: string | null, fileType: Types.StaffDocumentFileType, fileUrl: string | null, downloadUrl: string | null, status: Types.StaffDocumentStatus, ending: Types.StaffDocumentEnding | null, createdAt: string, reviewedAt: string | null, rejectionReason: string | null, earlierFiles: number, user: { id: number | null, name: string, lastname: string, email: string, role: number }, verifiedBy: { id: number | null, name: string, lastname: string } | null } };

export type DocumentRejectMutationVariables = Exact<{
  id: string;
  input: Types.RejectStaffDocumentInput;
}>;


export type DocumentRejectMutation = { rejectStaffDocument: { reviewComments: string | null, id: string, userId: number, documentName: string, description: string, filename: string | null, fileType: Types.StaffDocumentFileType, fileUrl: string | null, downloadUrl: string | null, status: Types.StaffDocumentStatus, ending: Types.StaffDocumentEnding | null, createdAt: string, reviewedAt: string | null, rejectionReason: string | null, earlierFiles: number, user: { id: number | null, name: string, lastname: string, email: string, role: number }, verifiedBy: { id: number | null, name: string, lastname: string } | null } };

export type DocumentsApproveMutationVariables = Exact<{
  ids: Array<string> | string;
  idempotencyKey: string;
}>;


export type DocumentsApproveMutation = { outcomes: Array<{ id: string, done: boolean, reason: string | null }> };

export type DocumentsRejectMutationVariables = Exact<{
  ids: Array<string> | string;
  idempotencyKey: string;
  input: Types.RejectStaffDocumentInput;
}>;


export type DocumentsRejectMutation = { outcomes: Array<{ id: string, done: boolean, reason: string | null }> };

export type DocumentRemoveMutationVariables = Exact<{
  id: string;
}>;


export type DocumentRemoveMutation = { removeStaffDocument: string };

const StaffDocumentRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffDocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"documentName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"fileType"}},{"kind":"Field","name":{"kind":"Name","value":"fileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reviewComments"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"earlierFiles"}}]}};
const ReviewedDocumentDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffDocumentRow"}},{"kind":"Field","name":{"kind":"Name","value":"reviewComments"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verifiedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}}]}}]}};
export const OwnDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffDocumentProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requiresDocumentation"}},{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"totalRequired"}},{"kind":"Field","name":{"kind":"Name","value":"approvedDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"missingDocuments"}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffDocumentRow"}}]}}]}}]}},StaffDocumentRowDefinition]} as unknown as DocumentNode<OwnDocumentsQuery, OwnDocumentsQueryVariables>;
export const EarlierDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EarlierDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"description"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earlierStaffDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"documentName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentName"}}},{"kind":"Argument","name":{"kind":"Name","value":"description"},"value":{"kind":"Variable","name":{"kind":"Name","value":"description"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffDocumentRow"}}]}}]}},StaffDocumentRowDefinition]} as unknown as DocumentNode<EarlierDocumentsQuery, EarlierDocumentsQueryVariables>;
export const DocumentsToReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentsToReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"pending"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedDocument"}}]}}]}}]}},ReviewedDocumentDefinition,StaffDocumentRowDefinition]} as unknown as DocumentNode<DocumentsToReviewQuery, DocumentsToReviewQueryVariables>;
export const ReviewedDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewedDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffDocumentOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffDocumentFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedDocument"}}]}}]}}]}},ReviewedDocumentDefinition,StaffDocumentRowDefinition]} as unknown as DocumentNode<ReviewedDocumentsQuery, ReviewedDocumentsQueryVariables>;
export const DocumentToReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentToReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedDocument"}}]}}]}},ReviewedDocumentDefinition,StaffDocumentRowDefinition]} as unknown as DocumentNode<DocumentToReviewQuery, DocumentToReviewQueryVariables>;
export const DocumentCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staffDocumentStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"approved"}},{"kind":"Field","name":{"kind":"Name","value":"rejected"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<DocumentCountsQuery, DocumentCountsQueryVariables>;
export const DocumentUploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DocumentUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadStaffDocumentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadStaffDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffDocumentRow"}}]}}]}}]}},StaffDocumentRowDefinition]} as unknown as DocumentNode<DocumentUploadMutation, DocumentUploadMutationVariables>;
export const DocumentApproveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DocumentApprove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApproveStaffDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveStaffDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedDocument"}}]}}]}},ReviewedDocumentDefinition,StaffDocumentRowDefinition]} as unknown as DocumentNode<DocumentApproveMutation, DocumentApproveMutationVariables>;
export const DocumentRejectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DocumentReject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RejectStaffDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectStaffDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedDocument"}}]}}]}},ReviewedDocumentDefinition,StaffDocumentRowDefinition]} as unknown as DocumentNode<DocumentRejectMutation, DocumentRejectMutationVariables>;
export const DocumentsApproveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DocumentsApprove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"approveEachStaffDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<DocumentsApproveMutation, DocumentsApproveMutationVariables>;
export const DocumentsRejectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DocumentsReject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RejectStaffDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"rejectEachStaffDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<DocumentsRejectMutation, DocumentsRejectMutationVariables>;
export const DocumentRemoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DocumentRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeStaffDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DocumentRemoveMutation, DocumentRemoveMutationVariables>;
export const useOwnDocumentsQuery = (...[options]: Options<Apollo.useQuery.Options<OwnDocumentsQuery, OwnDocumentsQueryVariables>, OwnDocumentsQueryVariables>) =>
  Apollo.useQuery<OwnDocumentsQuery, OwnDocumentsQueryVariables>(OwnDocumentsDocument, options as Apollo.useQuery.Options<OwnDocumentsQuery, OwnDocumentsQueryVariables>);

export const useEarlierDocumentsQuery = (...[options]: Options<Apollo.useQuery.Options<EarlierDocumentsQuery, EarlierDocumentsQueryVariables>, EarlierDocumentsQueryVariables>) =>
  Apollo.useQuery<EarlierDocumentsQuery, EarlierDocumentsQueryVariables>(EarlierDocumentsDocument, options as Apollo.useQuery.Options<EarlierDocumentsQuery, EarlierDocumentsQueryVariables>);

export const useDocumentsToReviewQuery = (...[options]: Options<Apollo.useQuery.Options<DocumentsToReviewQuery, DocumentsToReviewQueryVariables>, DocumentsToReviewQueryVariables>) =>
  Apollo.useQuery<DocumentsToReviewQuery, DocumentsToReviewQueryVariables>(DocumentsToReviewDocument, options as Apollo.useQuery.Options<DocumentsToReviewQuery, DocumentsToReviewQueryVariables>);

export const useReviewedDocumentsQuery = (...[options]: Options<Apollo.useQuery.Options<ReviewedDocumentsQuery, ReviewedDocumentsQueryVariables>, ReviewedDocumentsQueryVariables>) =>
  Apollo.useQuery<ReviewedDocumentsQuery, ReviewedDocumentsQueryVariables>(ReviewedDocumentsDocument, options as Apollo.useQuery.Options<ReviewedDocumentsQuery, ReviewedDocumentsQueryVariables>);

export const useDocumentToReviewQuery = (...[options]: Options<Apollo.useQuery.Options<DocumentToReviewQuery, DocumentToReviewQueryVariables>, DocumentToReviewQueryVariables>) =>
  Apollo.useQuery<DocumentToReviewQuery, DocumentToReviewQueryVariables>(DocumentToReviewDocument, options as Apollo.useQuery.Options<DocumentToReviewQuery, DocumentToReviewQueryVariables>);

export const useDocumentCountsQuery = (...[options]: Options<Apollo.useQuery.Options<DocumentCountsQuery, DocumentCountsQueryVariables>, DocumentCountsQueryVariables>) =>
  Apollo.useQuery<DocumentCountsQuery, DocumentCountsQueryVariables>(DocumentCountsDocument, options as Apollo.useQuery.Options<DocumentCountsQuery, DocumentCountsQueryVariables>);

export const useDocumentUploadMutation = (options?: Apollo.useMutation.Options<DocumentUploadMutation, DocumentUploadMutationVariables>) =>
  Apollo.useMutation<DocumentUploadMutation, DocumentUploadMutationVariables>(DocumentUploadDocument, options);

export const useDocumentApproveMutation = (options?: Apollo.useMutation.Options<DocumentApproveMutation, DocumentApproveMutationVariables>) =>
  Apollo.useMutation<DocumentApproveMutation, DocumentApproveMutationVariables>(DocumentApproveDocument, options);

export const useDocumentRejectMutation = (options?: Apollo.useMutation.Options<DocumentRejectMutation, DocumentRejectMutationVariables>) =>
  Apollo.useMutation<DocumentRejectMutation, DocumentRejectMutationVariables>(DocumentRejectDocument, options);

export const useDocumentsApproveMutation = (options?: Apollo.useMutation.Options<DocumentsApproveMutation, DocumentsApproveMutationVariables>) =>
  Apollo.useMutation<DocumentsApproveMutation, DocumentsApproveMutationVariables>(DocumentsApproveDocument, options);

export const useDocumentsRejectMutation = (options?: Apollo.useMutation.Options<DocumentsRejectMutation, DocumentsRejectMutationVariables>) =>
  Apollo.useMutation<DocumentsRejectMutation, DocumentsRejectMutationVariables>(DocumentsRejectDocument, options);

export const useDocumentRemoveMutation = (options?: Apollo.useMutation.Options<DocumentRemoveMutation, DocumentRemoveMutationVariables>) =>
  Apollo.useMutation<DocumentRemoveMutation, DocumentRemoveMutationVariables>(DocumentRemoveDocument, options);