/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
export type VoucherAttachMutationVariables = Exact<{
  itemId: string;
  file: File;
  replaces?: string | null | undefined;
  forGroup?: boolean | null | undefined;
  travellerId?: string | null | undefined;
}>;


export type VoucherAttachMutation = { attachVoucher: { id: string, vouchers: Array<{ id: string, filename: string, url: string, createdAt: string, endedAt: string | null, forGroup: boolean, travellerId: string | null, travellerName: string | null }> | null } };

export type VoucherReadersChangeMutationVariables = Exact<{
  id: string;
  forGroup?: boolean | null | undefined;
  travellerId?: string | null | undefined;
}>;


export type VoucherReadersChangeMutation = { changeVoucherReaders: { id: string, vouchers: Array<{ id: string, forGroup: boolean, travellerId: string | null, travellerName: string | null }> | null } };

export type VoucherRemoveMutationVariables = Exact<{
  id: string;
}>;


export type VoucherRemoveMutation = { removeVoucher: { id: string, vouchers: Array<{ id: string, filename: string, url: string, createdAt: string, endedAt: string | null, forGroup: boolean, travellerId: string | null, travellerName: string | null }> | null } };

export const VoucherAttachDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VoucherAttach"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"replaces"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"forGroup"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"travellerId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attachVoucher"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"itemId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"replaces"},"value":{"kind":"Variable","name":{"kind":"Name","value":"replaces"}}},{"kind":"Argument","name":{"kind":"Name","value":"forGroup"},"value":{"kind":"Variable","name":{"kind":"Name","value":"forGroup"}}},{"kind":"Argument","name":{"kind":"Name","value":"travellerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"travellerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vouchers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"forGroup"}},{"kind":"Field","name":{"kind":"Name","value":"travellerId"}},{"kind":"Field","name":{"kind":"Name","value":"travellerName"}}]}}]}}]}}]} as unknown as DocumentNode<VoucherAttachMutation, VoucherAttachMutationVariables>;
export const VoucherReadersChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VoucherReadersChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"forGroup"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"travellerId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeVoucherReaders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"forGroup"},"value":{"kind":"Variable","name":{"kind":"Name","value":"forGroup"}}},{"kind":"Argument","name":{"kind":"Name","value":"travellerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"travellerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vouchers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"forGroup"}},{"kind":"Field","name":{"kind":"Name","value":"travellerId"}},{"kind":"Field","name":{"kind":"Name","value":"travellerName"}}]}}]}}]}}]} as unknown as DocumentNode<VoucherReadersChangeMutation, VoucherReadersChangeMutationVariables>;
export const VoucherRemoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VoucherRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeVoucher"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vouchers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"forGroup"}},{"kind":"Field","name":{"kind":"Name","value":"travellerId"}},{"kind":"Field","name":{"kind":"Name","value":"travellerName"}}]}}]}}]}}]} as unknown as DocumentNode<VoucherRemoveMutation, VoucherRemoveMutationVariables>;
export const useVoucherAttachMutation = (options?: Apollo.useMutation.Options<VoucherAttachMutation, VoucherAttachMutationVariables>) =>
  Apollo.useMutation<VoucherAttachMutation, VoucherAttachMutationVariables>(VoucherAttachDocument, options);

export const useVoucherReadersChangeMutation = (options?: Apollo.useMutation.Options<VoucherReadersChangeMutation, VoucherReadersChangeMutationVariables>) =>
  Apollo.useMutation<VoucherReadersChangeMutation, VoucherReadersChangeMutationVariables>(VoucherReadersChangeDocument, options);

export const useVoucherRemoveMutation = (options?: Apollo.useMutation.Options<VoucherRemoveMutation, VoucherRemoveMutationVariables>) =>
  Apollo.useMutation<VoucherRemoveMutation, VoucherRemoveMutationVariables>(VoucherRemoveDocument, options);