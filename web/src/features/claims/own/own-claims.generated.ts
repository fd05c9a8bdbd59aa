/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type FollowedClaimPartsFragment = { number: string, kind: Types.ClaimKind, status: Types.ClaimStatus, filedOn: string, dueOn: string, extended: boolean, lapsesOn: string | null, answeredAt: string | null, closedAt: string | null };

export type OwnClaimRecordFragment = { id: string, number: string, kind: Types.ClaimKind, status: Types.ClaimStatus, filedOn: string, dueOn: string, extended: boolean, lapsesOn: string | null, answeredAt: string | null, closedAt: string | null, dataRight: Types.DataRight | null, identity: Types.ClaimIdentity, emailConfirmedAt: string | null, detail: string, missing: string | null, completion: string | null, extensionReason: string | null, answer: string | null, closeReason: string | null, files: Array<{ id: string, filename: string }>, answerFiles: Array<{ id: string, filename: string }> };

export type ClaimFollowedQueryVariables = Exact<{
  number: string;
  email: string;
}>;


export type ClaimFollowedQuery = { followedClaim: { number: string, kind: Types.ClaimKind, status: Types.ClaimStatus, filedOn: string, dueOn: string, extended: boolean, lapsesOn: string | null, answeredAt: string | null, closedAt: string | null } };

export type OwnClaimDetailQueryVariables = Exact<{
  id: string;
}>;


export type OwnClaimDetailQuery = { ownClaim: { id: string, number: string, kind: Types.ClaimKind, status: Types.ClaimStatus, filedOn: string, dueOn: string, extended: boolean, lapsesOn: string | null, answeredAt: string | null, closedAt: string | null, dataRight: Types.DataRight | null, identity: Types.ClaimIdentity, emailConfirmedAt: string | null, detail: string, missing: string | null, completion: string | null, extensionReason: string | null, answer: string | null, closeReason: string | null, files: Array<{ id: string, filename: string }>, answerFiles: Array<{ id: string, filename: string }> } };

export type OwnClaimListQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnClaimListQuery = { myClaims: Array<{ id: string, number: string, kind: Types.ClaimKind, status: Types.ClaimStatus, filedOn: string, dueOn: string, extended: boolean, lapsesOn: string | null, answeredAt: string | null, closedAt: string | null, dataRight: Types.DataRight | null, identity: Types.ClaimIdentity, emailConfirmedAt: string | null, detail: string, missing: string | null, completion: string | null, extensionReason: string | null, answer: string | null, closeReason: string | null, files: Array<{ id: string, filename: string }>, answerFiles: Array<{ id: string, filename: string }> }> };

export type ClaimFileMutationVariables = Exact<{
  input: Types.FileClaimInput;
  files?: Array<File> | File | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type ClaimFileMutation = { fileClaim: { id: string, number: string, kind: Types.ClaimKind, dueOn: string, identity: Types.ClaimIdentity } };

export type ClaimLinkSendMutationVariables = Exact<{
  number: string;
  email: string;
}>;


export type ClaimLinkSendMutation = { sendClaimLink: boolean };

export type ClaimCodeSendMutationVariables = Exact<{
  id: string;
}>;


export type ClaimCodeSendMutation = { sendClaimCode: boolean };

export type ClaimProveMutationVariables = Exact<{
  id: string;
  code: string;
}>;


export type ClaimProveMutation = { proveClaimIdentity: boolean };

export type OwnClaimCompleteMutationVariables = Exact<{
  id: string;
  input: Types.CompleteClaimInput;
  files?: Array<File> | File | null | undefined;
}>;


export type OwnClaimCompleteMutation = { completeClaim: { id: string, number: string, kind: Types.ClaimKind, status: Types.ClaimStatus, filedOn: string, dueOn: string, extended: boolean, lapsesOn: string | null, answeredAt: string | null, closedAt: string | null, dataRight: Types.DataRight | null, identity: Types.ClaimIdentity, emailConfirmedAt: string | null, detail: string, missing: string | null, completion: string | null, extensionReason: string | null, answer: string | null, closeReason: string | null, files: Array<{ id: string, filename: string }>, answerFiles: Array<{ id: string, filename: string }> } };

export type OwnClaimAddFilesMutationVariables = Exact<{
  id: string;
  files: Array<File> | File;
}>;


export type OwnClaimAddFilesMutation = { addClaimFiles: { id: string, number: string, kind: Types.ClaimKind, status: Types.ClaimStatus, filedOn: string, dueOn: string, extended: boolean, lapsesOn: string | null, answeredAt: string | null, closedAt: string | null, dataRight: Types.DataRight | null, identity: Types.ClaimIdentity, emailConfirmedAt: string | null, detail: string, missing: string | null, completion: string | null, extensionReason: string | null, answer: string | null, closeReason: string | null, files: Array<{ id: string, filename: string }>, answerFiles: Array<{ id: string, filename: string }> } };

export type OwnClaimWithdrawMutationVariables = Exact<{
  id: string;
}>;


export type OwnClaimWithdrawMutation = { withdrawClaim: { id: string, number: string, kind: Types.ClaimKind, status: Types.ClaimStatus, filedOn: string, dueOn: string, extended: boolean, lapsesOn: string | null, answeredAt: string | null, closedAt: string | null, dataRight: Types.DataRight | null, identity: Types.ClaimIdentity, emailConfirmedAt: string | null, detail: string, missing: string | null, completion: string | null, extensionReason: string | null, answer: string | null, closeReason: string | null, files: Array<{ id: string, filename: string }>, answerFiles: Array<{ id: string, filename: string }> } };

export type ClaimFileAddressQueryVariables = Exact<{
  id: string;
}>;


export type ClaimFileAddressQuery = { fileAddress: { filename: string, url: string } };

const FollowedClaimPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowedClaimParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FollowedClaim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"filedOn"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"extended"}},{"kind":"Field","name":{"kind":"Name","value":"lapsesOn"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}};
const OwnClaimRecordDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnClaimRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnClaim"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"filedOn"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"extended"}},{"kind":"Field","name":{"kind":"Name","value":"lapsesOn"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dataRight"}},{"kind":"Field","name":{"kind":"Name","value":"identity"}},{"kind":"Field","name":{"kind":"Name","value":"emailConfirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"completion"}},{"kind":"Field","name":{"kind":"Name","value":"extensionReason"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"closeReason"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answerFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}}]}};
export const ClaimFollowedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimFollowed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followedClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowedClaimParts"}}]}}]}},FollowedClaimPartsDefinition]} as unknown as DocumentNode<ClaimFollowedQuery, ClaimFollowedQueryVariables>;
export const OwnClaimDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnClaimDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnClaimRecord"}}]}}]}},OwnClaimRecordDefinition]} as unknown as DocumentNode<OwnClaimDetailQuery, OwnClaimDetailQueryVariables>;
export const OwnClaimListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnClaimList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myClaims"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnClaimRecord"}}]}}]}},OwnClaimRecordDefinition]} as unknown as DocumentNode<OwnClaimListQuery, OwnClaimListQueryVariables>;
export const ClaimFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileClaimInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"files"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"files"},"value":{"kind":"Variable","name":{"kind":"Name","value":"files"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"identity"}}]}}]}}]} as unknown as DocumentNode<ClaimFileMutation, ClaimFileMutationVariables>;
export const ClaimLinkSendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimLinkSend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendClaimLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}]}}]} as unknown as DocumentNode<ClaimLinkSendMutation, ClaimLinkSendMutationVariables>;
export const ClaimCodeSendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimCodeSend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendClaimCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ClaimCodeSendMutation, ClaimCodeSendMutationVariables>;
export const ClaimProveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimProve"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proveClaimIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}]}}]} as unknown as DocumentNode<ClaimProveMutation, ClaimProveMutationVariables>;
export const OwnClaimCompleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OwnClaimComplete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompleteClaimInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"files"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"files"},"value":{"kind":"Variable","name":{"kind":"Name","value":"files"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnClaimRecord"}}]}}]}},OwnClaimRecordDefinition]} as unknown as DocumentNode<OwnClaimCompleteMutation, OwnClaimCompleteMutationVariables>;
export const OwnClaimAddFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OwnClaimAddFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"files"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addClaimFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"files"},"value":{"kind":"Variable","name":{"kind":"Name","value":"files"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnClaimRecord"}}]}}]}},OwnClaimRecordDefinition]} as unknown as DocumentNode<OwnClaimAddFilesMutation, OwnClaimAddFilesMutationVariables>;
export const OwnClaimWithdrawDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OwnClaimWithdraw"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawClaim"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnClaimRecord"}}]}}]}},OwnClaimRecordDefinition]} as unknown as DocumentNode<OwnClaimWithdrawMutation, OwnClaimWithdrawMutationVariables>;
export const ClaimFileAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimFileAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ClaimFileAddressQuery, ClaimFileAddressQueryVariables>;
export const useClaimFollowedQuery = (...[options]: Options<Apollo.useQuery.Options<ClaimFollowedQuery, ClaimFollowedQueryVariables>, ClaimFollowedQueryVariables>) =>
  Apollo.useQuery<ClaimFollowedQuery, ClaimFollowedQueryVariables>(ClaimFollowedDocument, options as Apollo.useQuery.Options<ClaimFollowedQuery, ClaimFollowedQueryVariables>);

export const useOwnClaimDetailQuery = (...[options]: Options<Apollo.useQuery.Options<OwnClaimDetailQuery, OwnClaimDetailQueryVariables>, OwnClaimDetailQueryVariables>) =>
  Apollo.useQuery<OwnClaimDetailQuery, OwnClaimDetailQueryVariables>(OwnClaimDetailDocument, options as Apollo.useQuery.Options<OwnClaimDetailQuery, OwnClaimDetailQueryVariables>);

export const useOwnClaimListQuery = (...[options]: Options<Apollo.useQuery.Options<OwnClaimListQuery, OwnClaimListQueryVariables>, OwnClaimListQueryVariables>) =>
  Apollo.useQuery<OwnClaimListQuery, OwnClaimListQueryVariables>(OwnClaimListDocument, options as Apollo.useQuery.Options<OwnClaimListQuery, OwnClaimListQueryVariables>);

export const useClaimFileMutation = (options?: Apollo.useMutation.Options<ClaimFileMutation, ClaimFileMutationVariables>) =>
  Apollo.useMutation<ClaimFileMutation, ClaimFileMutationVariables>(ClaimFileDocument, options);

export const useClaimLinkSendMutation = (options?: Apollo.useMutation.Options<ClaimLinkSendMutation, ClaimLinkSendMutationVariables>) =>
  Apollo.useMutation<ClaimLinkSendMutation, ClaimLinkSendMutationVariables>(ClaimLinkSendDocument, options);

export const useClaimCodeSendMutation = (options?: Apollo.useMutation.Options<ClaimCodeSendMutation, ClaimCodeSendMutationVariables>) =>
  Apollo.useMutation<ClaimCodeSendMutation, ClaimCodeSendMutationVariables>(ClaimCodeSendDocument, options);

export const useClaimProveMutation = (options?: Apollo.useMutation.Options<ClaimProveMutation, ClaimProveMutationVariables>) =>
  Apollo.useMutation<ClaimProveMutation, ClaimProveMutationVariables>(ClaimProveDocument, options);

export const useOwnClaimCompleteMutation = (options?: Apollo.useMutation.Options<OwnClaimCompleteMutation, OwnClaimCompleteMutationVariables>) =>
  Apollo.useMutation<OwnClaimCompleteMutation, OwnClaimCompleteMutationVariables>(OwnClaimCompleteDocument, options);

export const useOwnClaimAddFilesMutation = (options?: Apollo.useMutation.Options<OwnClaimAddFilesMutation, OwnClaimAddFilesMutationVariables>) =>
  Apollo.useMutation<OwnClaimAddFilesMutation, OwnClaimAddFilesMutationVariables>(OwnClaimAddFilesDocument, options);

export const useOwnClaimWithdrawMutation = (options?: Apollo.useMutation.Options<OwnClaimWithdrawMutation, OwnClaimWithdrawMutationVariables>) =>
  Apollo.useMutation<OwnClaimWithdrawMutation, OwnClaimWithdrawMutationVariables>(OwnClaimWithdrawDocument, options);

export const useClaimFileAddressQuery = (...[options]: Options<Apollo.useQuery.Options<ClaimFileAddressQuery, ClaimFileAddressQueryVariables>, ClaimFileAddressQueryVariables>) =>
  Apollo.useQuery<ClaimFileAddressQuery, ClaimFileAddressQueryVariables>(ClaimFileAddressDocument, options as Apollo.useQuery.Options<ClaimFileAddressQuery, ClaimFileAddressQueryVariables>);